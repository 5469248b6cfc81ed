import { useCallback, useState } from 'react';
import { loadData } from '#app/behaviours/load-data.ts';
import { lay, type Overlays, overlays, useOverlays } from '#app/behaviours/overlay-history.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';

/**
 * The project opened over the portfolio. The address is the project's own page, so that it opens the same
 * cold anywhere; Back closes it. Its pictures are fetched when it opens; without them its page is shown.
 */
export function useProjectDialog(pages: readonly { slug: string; to: string }[]) {
  const [slug, setSlug] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [subject, setSubject] = useState<ViewerSubject | null>(null);

  const show = useCallback(
    (next: string) => {
      setSlug(next);
      setShown(true);
      setSubject(null);
      const page = pages.find((candidate) => candidate.slug === next);
      loadData<ViewerSubject>(`projects/${next}`).then(
        setSubject,
        () => page && window.location.assign(page.to),
      );
    },
    [pages],
  );
  const follow = useCallback(
    ({ project }: Overlays) => {
      if (!project) setShown(false);
      else show(project);
    },
    [show],
  );
  useOverlays(follow);

  const open = (next: string) => {
    const page = pages.find((candidate) => candidate.slug === next);
    if (page) lay({ project: next }, page.to);
    show(next);
  };
  const close = () => {
    setShown(false);
    if (overlays().project) window.history.back();
  };
  return { slug, shown, subject, open, close };
}
