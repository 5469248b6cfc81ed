import { useEffect, useRef } from 'react';
import { type ModelSheet, useModelSheets } from '#app/behaviours/model-sheet.ts';
import { useSavedText } from '#app/behaviours/saved-text.ts';
import { namedModels } from '#app/behaviours/shortlist-acts.ts';
import { useShortlist } from '#app/behaviours/shortlist-store.ts';
import { modelSlugs, modelsBlock } from '#contract/models.ts';

/** Puts a block before whatever stands in the message, unless the message lists models already: then it was there before, and changed. */
function fill(form: HTMLFormElement | null | undefined, block: string): void {
  const field = form?.elements.namedItem('message');
  if (!(field instanceof HTMLTextAreaElement) || modelSlugs(field.value).length > 0) return;
  field.value = `${block}\n${field.value}`;
  // Whoever keeps what is typed hears of it as of typing.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inside a form: lists the models of the address in its message, with the notes that stand beside them on this device, and says so. */
export function ListedModels() {
  const place = useRef<HTMLParagraphElement>(null);
  const { enquiry } = useSavedText();
  const slugs = namedModels(window.location.search) ?? [];
  const sheets = useModelSheets(slugs);
  const saved = useShortlist();
  const had = slugs.map((slug) => sheets[slug]);
  const models = had.filter((sheet): sheet is ModelSheet => typeof sheet === 'object');
  const block =
    models.length > 0 && had.every(Boolean)
      ? modelsBlock(
          enquiry.intro,
          models.map(({ slug, name, line, finishes, to }) => ({
            name,
            url: new URL(to, window.location.href).href,
            lines: [
              line,
              finishes.map((finish) => finish.name).join('; '),
              saved.find((model) => model.slug === slug)?.note.trim() ?? '',
            ].filter(Boolean),
          })),
        )
      : '';
  useEffect(() => {
    if (block) fill(place.current?.closest('form'), block);
  }, [block]);
  return (
    <p ref={place} className="hidden" role="status">
      {block && enquiry.listed({ count: models.length })}
    </p>
  );
}
