import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  parse,
  type Root,
  type Rule,
} from 'postcss';

/** What selectors can name of a page: its language, classes, ids, elements, and the values of `dir` and of `data-` attributes. */
export type Names = ReadonlySet<string>;

/** Arguments of `:not()` say what must not be there, and those of the others offer a choice: neither has to stand in the page. */
const ARGUMENTS = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
const PSEUDO = /::?[\w-]+/g;
const ATTRIBUTE = /\[([\w-]+)(?:[~^$*|]?=["']?([^\]"']*)["']?)?[^\]]*\]/g;
const PLAIN = /([.#]?)([A-Za-z_][\w-]*)/g;
const NAMES_ATTRIBUTE = /^(?:data-|dir$)/;
/** The sheet asks for the language of a page at its root alone: elsewhere stand names of other languages. */
const LANGUAGE = /:root:lang\(([\w-]+)\)/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** What a page's markup has of what selectors can name; states that only a script or the service sets count as there. */
export function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body', ':root']);
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    names.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      if (name === 'lang' && tag === 'html') names.add(`:lang(${value})`);
      else if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      else if (name === 'id') names.add(`#${value}`);
      else if (NAMES_ATTRIBUTE.test(name)) names.add(`[${name}]`).add(`[${name}=${value}]`);
    }
  }
  return names;
}

/** What must stand in a page for a selector to match something in it. */
function needs(selector: string): string[] {
  const bare = selector.replaceAll(/\\./g, '').replaceAll(ARGUMENTS, '').replaceAll(PSEUDO, '');
  const attributes = [...bare.matchAll(ATTRIBUTE)].flatMap(([, name = '', value]) =>
    NAMES_ATTRIBUTE.test(name) ? [value === undefined ? `[${name}]` : `[${name}=${value}]`] : [],
  );
  const plain = [...bare.replaceAll(ATTRIBUTE, '').matchAll(PLAIN)];
  const languages = [...selector.matchAll(LANGUAGE)].map(([, code]) => `:lang(${code})`);
  return [
    ...languages,
    ...attributes,
    ...plain.map(([, mark = '', name = '']) => mark + (mark ? name : name.toLowerCase())),
  ];
}

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes');
const holdsRules = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.nodes !== undefined && node.name !== 'font-face' && node.name !== 'page';

/** Takes away what `keep` refuses, and what then holds nothing. */
function prune(container: Container<ChildNode>, keep: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'comment' || (node.type === 'rule' && !keep(node))) node.remove();
    else if (holdsRules(node) && !isKeyframes(node)) {
      prune(node, keep);
      if (node.nodes?.length === 0) node.remove();
    }
  }
}

/** Takes away custom properties and keyframes that nothing left asks for. */
function pruneUnused(root: Root): void {
  const values = new Map<string, Declaration[]>();
  const asked = new Set<string>();
  const ask = (text: string) => {
    for (const [, name = ''] of text.matchAll(VARIABLE)) {
      if (asked.has(name)) continue;
      asked.add(name);
      for (const { value } of values.get(name) ?? []) ask(value);
    }
  };
  root.walkDecls(/^--/, (one) => void values.set(one.prop, [...(values.get(one.prop) ?? []), one]));
  root.walkDecls(/^(?!--)/, ({ value }) => ask(value));
  for (const [name, all] of values) if (!asked.has(name)) for (const one of all) one.remove();
  let moves = '';
  root.walkDecls(/^animation/, ({ value }) => {
    moves += ` ${value}`;
  });
  const named = new Set(moves.split(/[\s,]+/));
  root.walkAtRules(/keyframes$/, (one) => {
    if (!named.has(one.params)) one.remove();
  });
}

const bareName = (family: string) => family.trim().replaceAll(/^["']|["']$/g, '');
/** The layer or condition rules stand in. */
const paramsOf = (parent: Rule['parent']) => (parent?.type === 'atrule' ? (parent as AtRule).params : '');

/** Takes away custom properties that the page's language has its own of. */
function pruneForeign(root: Root): void {
  root.walkRules(/^:root:lang\([\w-]+\)$/, ({ parent, nodes }) => {
    const own = new Set(nodes.map((node) => (node.type === 'decl' ? node.prop : '')));
    root.walkRules((general) => {
      if (general.selector !== ':root' || paramsOf(general.parent) !== paramsOf(parent)) return;
      general.walkDecls(/^--/, (one) => {
        if (own.has(one.prop)) one.remove();
      });
    });
  });
}

/** Takes away faces whose family nothing left asks for. */
function pruneFaces(root: Root): void {
  const asked = new Set<string>();
  root.walkDecls(/^(--|font$|font-family$)/, ({ value, parent }) => {
    if (parent?.type === 'atrule') return;
    for (const family of value.split(',')) asked.add(bareName(family));
  });
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!asked.has(bareName(value))) face.remove();
    });
  });
}

/** Cuts a site's one sheet into what a single page uses of it; order and cascade layers stay as they are. */
export class OwnRules {
  private readonly order: string;
  private readonly sheet: Root;
  private readonly selectors: readonly { selector: string; needs: readonly string[] }[];
  /** By the selectors a page uses: pages of one kind share theirs. */
  private readonly cut = new Map<string, string>();

  /** @param css the whole sheet @param order the statement that orders its cascade layers. */
  constructor(css: string, order: string) {
    this.order = order;
    this.sheet = parse(css);
    const all = new Set<string>();
    this.sheet.walkRules(({ selectors }) => selectors.forEach((one) => void all.add(one)));
    this.selectors = [...all].map((selector) => ({ selector, needs: needs(selector) }));
  }

  /** The rules a page can use before any script has changed it, with every state a visitor's pointer or keys bring about. */
  of(names: Names): string {
    const used = this.selectors.filter((one) => one.needs.every((name) => names.has(name)));
    const key = used.map(({ selector }) => selector).join('\n');
    const cut = this.cut.get(key) ?? this.cutTo(new Set(used.map(({ selector }) => selector)));
    this.cut.set(key, cut);
    return cut;
  }

  /** The sheet without its faces: one that is told of anew would be fetched anew, and its words shown in another meanwhile. */
  withoutFaces(): string {
    const rest = this.sheet.clone();
    rest.walkAtRules('font-face', (one) => void one.remove());
    return rest.toString();
  }

  private cutTo(used: ReadonlySet<string>): string {
    const page = this.sheet.clone();
    prune(page, (rule) => {
      const left = rule.selectors.filter((one) => used.has(one));
      if (left.length > 0) rule.selectors = left;
      return left.length > 0;
    });
    pruneForeign(page);
    pruneUnused(page);
    pruneFaces(page);
    prune(page, ({ nodes }) => nodes.length > 0);
    return this.order + page.toString();
  }
}
