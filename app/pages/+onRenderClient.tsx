import { type ComponentType, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { withWords } from '#app/behaviours/words.ts';

interface Rendered {
  Page: ComponentType;
  config: { Layout?: ComponentType<{ children?: ReactNode }>[] };
}

/**
 * Takes over the prerendered page. vike-react's own version brings the client router along, which pages
 * that are loaded as documents do not need (7 KB).
 */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  await withWords(Promise.resolve());
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  const { Page, config } = pageContext as unknown as Rendered;
  const page = (config.Layout ?? []).reduce<ReactNode>(
    (inner, Layout) => createElement(Layout, null, inner),
    <Page />,
  );
  hydrateRoot(
    root,
    <VikeReactProviderPageContext pageContext={pageContext}>{page}</VikeReactProviderPageContext>,
  );
}
