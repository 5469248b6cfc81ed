/** The picture a page opens with, by which view transitions know it; `styles/global.css` names it so. */
const LEAD = 'lead';

type Activation = { from: { url: string } | null; entry: { url: string } | null };
type Revealed = Event & { viewTransition: ViewTransition | null; activation?: Activation | null };

/** The picture in view of a link to a page. */
function pictureOf(url: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href }) => href === url)
    .flatMap((link) => link.querySelector('img') ?? link.closest('li')?.querySelector('img') ?? [])
    .find((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
}

/** Lets the picture of the link to a page become that page's first, there and back. */
function grow({ viewTransition }: Revealed, url: string | undefined): void {
  if (!viewTransition) return;
  // A transition that the browser skips (a page revealed late, a hidden tab) rejects; the page is there all the same.
  viewTransition.ready.catch(() => undefined);
  const ended = viewTransition.finished.catch(() => undefined);
  const picture = pictureOf(url);
  if (!picture) return;
  const leads = document.querySelectorAll<HTMLElement>('[data-lead]');
  const name = (own: string, others: string) => {
    picture.style.viewTransitionName = own;
    for (const lead of leads) lead.style.viewTransitionName = others;
  };
  name(LEAD, 'none');
  void ended.then(() => name('', ''));
}

/** Fetches the page of a link the pointer rests on or a finger lies on, in browsers that follow no rules for that. */
function fetchAhead(): void {
  const fetched = new Set<string>();
  document.addEventListener('pointerover', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-over], [target])');
    if (!link || link.origin !== location.origin || link.search || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = link.href;
    document.head.append(ahead);
  });
}

/** Readies the way to the next page and back. */
export function readyNextPage(): void {
  window.addEventListener('pageswap', (event) => {
    const swap = event as Revealed;
    grow(swap, swap.activation?.entry?.url);
  });
  window.addEventListener('pagereveal', (event) => {
    const { navigation } = window as { navigation?: { activation: Activation | null } };
    grow(event as Revealed, navigation?.activation?.from?.url);
  });
  const rules = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  if (!rules && document.createElement('link').relList.supports('prefetch')) fetchAhead();
}
