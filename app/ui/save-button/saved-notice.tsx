import { useSavedText } from '#app/behaviours/saved-text.ts';
import { type SavedAct, useLasting, useShortlist } from '#app/behaviours/shortlist-store.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { Notice } from '../notice/notice.tsx';

/** Says what a press on Save did, and where the list is. Where the browser keeps nothing it says that, and stays. */
export function SavedNotice({ act }: { act: SavedAct }) {
  const href = useHref();
  const { notice, fleeting } = useSavedText();
  const lasting = useLasting();
  const models = useShortlist().map(({ slug }) => slug);
  const words = (act.saved ? notice.added : notice.removed)({ name: act.name });
  return (
    <Notice
      act={act}
      words={lasting ? words : `${words} ${fleeting}`}
      stays={!lasting}
      see={{ to: href({ tool: 'saved', ...(!lasting && { models }) }), words: notice.see }}
      close={notice.close}
    />
  );
}
