import { useEffect, useRef, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import { type ModelSheet, useModelSheets } from '#app/behaviours/model-sheet.ts';
import { SAMPLES_MAX, withSamples } from '#app/behaviours/samples.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { namedModels, namedSamples } from '#app/behaviours/shortlist-acts.ts';
import { useShortlist } from '#app/behaviours/shortlist-store.ts';
import { useSaid } from '#app/behaviours/use-said.ts';
import { useText } from '#app/behaviours/use-text.ts';
import type { FinishSample } from '#content/product-text.ts';
import { parseChoice, withChoice } from '#contract/light.ts';
import { modelsBlock, namedModels as namedIn } from '#contract/models.ts';

/** Changes what stands in the message, as if it were typed. */
function rewrite(form: HTMLFormElement | null | undefined, change: (message: string) => string): void {
  const field = form?.elements.namedItem('message');
  if (!(field instanceof HTMLTextAreaElement)) return;
  const next = change(field.value);
  if (next === field.value) return;
  field.value = next;
  // Whoever keeps what is typed hears of it as of typing.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The message with a block before it, unless it lists models already: then it was there before, and changed. */
function withModels(message: string, block: string): string {
  return namedIn(message).length > 0 ? message : `${block}\n${message}`;
}

/** Names of the finishes of which the address asks samples; null while they are fetched. */
function useSampleNames(): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const ids = namedSamples(window.location.search).slice(0, SAMPLES_MAX);
    if (ids.length === 0) return setNames([]);
    loadData<FinishSample[]>('finishes').then(
      (finishes) => setNames(finishes.filter(({ id }) => ids.includes(id)).map(({ name }) => name)),
      () => setNames([]),
    );
  }, []);
  return names;
}

/** Inside a form: lists the models and samples of the address in its message, with the notes that stand beside them on this device, and says so. */
export function ListedModels() {
  const place = useRef<HTMLParagraphElement>(null);
  const { between, apart } = useText();
  const { enquiry, samples } = useSavedText();
  const names = useSampleNames();
  const named = namedModels(window.location.search);
  const sheets = useModelSheets(named.map(({ slug }) => slug));
  const saved = useShortlist();
  const had = named.map(({ slug }) => sheets[slug]);
  const models = had.filter((sheet): sheet is ModelSheet => typeof sheet === 'object');
  const own = (slug: string) => saved.find((model) => model.slug === slug);
  const choiceFor = (slug: string) =>
    parseChoice((own(slug) ?? named.find((model) => model.slug === slug))?.look ?? '');
  const looks = models.map(({ slug, name }) => ({ slug, name, choice: choiceFor(slug) }));
  const said = useSaid(looks);
  const block =
    models.length > 0 && had.every(Boolean) && said
      ? modelsBlock(
          enquiry.intro,
          models.map(({ slug, name, line, finishes, to }) => ({
            name: said[slug] ?? name,
            url: new URL(withChoice(to, choiceFor(slug)), window.location.href).href,
            lines: [
              line,
              finishes.map((finish) => finish.name).join(apart),
              own(slug)?.note.trim() ?? '',
            ].filter(Boolean),
          })),
        )
      : '';
  useEffect(() => {
    if (block) rewrite(place.current?.closest('form'), (message) => withModels(message, block));
  }, [block]);
  useEffect(() => {
    if (names)
      rewrite(place.current?.closest('form'), (message) =>
        withSamples(message, samples.intro, names.join(between)),
      );
  }, [names, samples.intro, between]);
  return (
    <p ref={place} className="hidden" role="status">
      {block && enquiry.listed({ count: models.length })}{' '}
      {names && names.length > 0 && samples.listed({ count: names.length })}
    </p>
  );
}
