/** What the build wrote on the starter's own tag: addresses, lists of them with spaces between. */
interface Brought {
  /** The rest of the site's rules. */
  sheet?: string;
  /** The module that takes the page over, and what it imports. */
  entry?: string;
  chunks?: string;
  /** Scripts that set something the entry reads. */
  settings?: string;
}

const list = (text: string | undefined) => text?.split(' ') ?? [];

/** Adds a link to the head. @returns when its file is there, or cannot be had. */
function link(attributes: Record<string, string>): Promise<void> {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return new Promise((done) => {
    element.onload = element.onerror = () => done();
    document.head.append(element);
  });
}

function onceRead(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}

/** Set by the page's scripts once they have taken over. */
const READY = 'data-ready';

function onceReady(): Promise<void> {
  const root = document.documentElement;
  if (root.hasAttribute(READY)) return Promise.resolve();
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      done();
    });
    watch.observe(root, { attributeFilter: [READY] });
  });
}

/**
 * Fetches everything a page's scripts need, all at once, and then runs them: what they show may use any rule, so the rules come first.
 * @returns when they have taken the page over. Fails when a script cannot be had.
 */
export async function bring({ sheet = '', entry = '', chunks, settings }: Brought): Promise<void> {
  for (const href of [entry, ...list(chunks)]) void link({ rel: 'modulepreload', href });
  const rules = link({ rel: 'stylesheet', href: sheet });
  const set = list(settings).map((one) => import(/* @vite-ignore */ one));
  await Promise.all([onceRead(), rules, Promise.allSettled(set)]);
  await import(/* @vite-ignore */ entry);
  await onceReady();
}
