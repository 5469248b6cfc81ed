import { useEffect, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import { useLocale } from '#app/behaviours/use-locale.ts';
import { saidOf } from '#app/behaviours/use-said.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { type AboutSubject, SUBJECT_ID } from '#contract/about.ts';
import type { Locale } from '#contract/languages.ts';
import { parseChoice, withChoice } from '#contract/light.ts';

interface Asked {
  subject: ViewerSubject;
  about: AboutSubject;
}

/** What the message says of it, in the colour and at the hour the address names. */
async function aboutOf({ name, page }: ViewerSubject, locale: Locale): Promise<AboutSubject> {
  const choice = parseChoice(window.location.search);
  const url = new URL(withChoice(page.to, choice), window.location.href).href;
  return { name: await saidOf(name, choice, locale), url };
}

/** The product the visitor came from, and the way to leave it out. */
export function useAskedProduct() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const locale = useLocale();
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('about') ?? '';
    if (!SUBJECT_ID.test(id)) return;
    loadData<ViewerSubject>(id)
      .then(async (subject) => ({ subject, about: await aboutOf(subject, locale) }))
      .then(setAsked, () => undefined);
  }, [locale]);

  function drop() {
    setAsked(null);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return { asked, drop };
}
