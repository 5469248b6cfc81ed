import { keepToAddress } from '#app/behaviours/overlay-history.ts';

/** Never ends when the address has moved on before the page was taken over: the page it names now is being loaded, and Vike would stop with an error. */
export async function onCreatePageContext(): Promise<void> {
  if (!keepToAddress()) await new Promise(() => undefined);
}
