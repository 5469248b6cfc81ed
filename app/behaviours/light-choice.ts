import { useSyncExternalStore } from 'react';
import { type Choice, parseChoice, withChoice } from '#contract/light.ts';

/** In which colour and at which hour each model is looked at, by slug; the address of its page says it too. */

const NONE: Choice = {};
const choices = new Map<string, Choice>();
/** Models whose choice is written again after every step of Back. */
const kept = new Set<string>();
const told = new Set<() => void>();

const isShown = (slug: string) => window.location.pathname.endsWith(`/${slug}`);

/** The choice for a model; what its own address says until something is chosen. */
export function choiceOf(slug: string): Choice {
  const known = choices.get(slug);
  if (known) return known;
  const named = isShown(slug) ? parseChoice(window.location.search) : NONE;
  choices.set(slug, named);
  return named;
}

/** Puts the choice for the model shown into the address bar, in the same step. */
function write(slug: string): void {
  if (!isShown(slug)) return;
  const { pathname, search } = window.location;
  const photo = new URLSearchParams(search).get('photo');
  const address = withChoice(photo ? `${pathname}?photo=${photo}` : pathname, choiceOf(slug));
  window.history.replaceState(window.history.state, '', address);
}

/** Chooses for a model and tells whoever shows it. Back out of the viewer keeps the choice: the step before is written anew. */
export function choose(slug: string, choice: Choice): void {
  if (!kept.has(slug)) {
    kept.add(slug);
    window.addEventListener('popstate', () => write(slug));
  }
  choices.set(slug, choice);
  write(slug);
  for (const tell of told) tell();
}

function follow(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}

/** The choice for a model; none in prerendered HTML. */
export function useChoice(slug: string): Choice {
  return useSyncExternalStore(
    follow,
    () => choiceOf(slug),
    () => NONE,
  );
}
