import { pageConfigsSerialized } from 'virtual:vike:global-entry:client:server-routing';
import type { PageContextClient } from 'vike/types';
import { keepToAddress } from '#app/behaviours/overlay-history.ts';
import { onRenderClient } from '#app/pages/+onRenderClient.tsx';

/**
 * Stands in the built site for Vike's own client runtime (12 KiB), which pages loaded as documents do not need: takes what the page carries,
 * fetches its modules and renders. It reads Vike's tables as Vike writes them; the end-to-end tests fail on any page where they change.
 */

/** A module as a table holds it: named itself, or as what its file exports. */
function moduleOf(serialized: VikeValue): unknown {
  if (serialized.type !== 'plus-file') return serialized.value;
  const [value] = Object.values(serialized.exportValues);
  return value;
}

/** What the build wrote into the page: JSON, with Vike's mark where a value is left out. The build refuses its other marks. */
function carried<T>(id: string): T {
  const text = document.getElementById(id)?.textContent ?? '';
  return JSON.parse(text, (_name, value) => (value === '!undefined' ? undefined : value)) as T;
}

async function takeOver(): Promise<void> {
  if (!keepToAddress()) return;
  const context = carried<{ pageId: string }>('vike_pageContext');
  const page = pageConfigsSerialized.find(({ pageId }) => pageId === context.pageId);
  if (!page) throw new Error(`no module takes over ${context.pageId}`);
  const { configValuesSerialized } = await page.loadVirtualFilePageEntry().moduleExportsPromise;
  const { Page, Layout } = configValuesSerialized;
  await onRenderClient({
    ...context,
    urlPathname: window.location.pathname,
    globalContext: carried('vike_globalContext'),
    Page: moduleOf(Page.valueSerialized),
    config: { Layout: Layout.valueSerialized.map(moduleOf) },
  } as unknown as PageContextClient);
}

void takeOver();
