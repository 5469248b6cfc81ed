import { type DefaultTreeAdapterMap, html as markup } from 'parse5';

/** Reading and changing a prerendered page as a tree. */

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child);
}

export const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;

/** Sets an attribute; null takes it away. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== null) element.attrs.push({ name, value });
}

const TEXT = '#text';

export function textNode(parentNode: Element, value: string): DefaultTreeAdapterMap['textNode'] {
  return { nodeName: TEXT, value, parentNode };
}

export function child(parentNode: Element, tagName: string, attrs: Element['attrs'] = []): Element {
  const made: Element = {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI: markup.NS.HTML,
    childNodes: [],
    parentNode,
  };
  parentNode.childNodes.push(made);
  return made;
}

/** The text that stands directly in an element. */
export const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');
