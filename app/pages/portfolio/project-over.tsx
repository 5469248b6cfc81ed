import type { ProjectSheet } from '#app/behaviours/project-sheet.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { ProjectDialog } from '#app/sections/project-dialog/project-dialog.tsx';
import { ProjectStory, type ProjectWords } from '#app/sections/project-story/project-story.tsx';

const TITLE_ID = 'project-title';

interface ProjectOverProps {
  sheet: ProjectSheet;
  open: boolean;
  /** Null while its pictures are on their way. */
  subject: ViewerSubject | null;
  words: ProjectWords & { close: string };
  onClose: () => void;
  onNear: () => void;
  onPicture: (index: number, pressed: HTMLElement) => void;
}

/** What the portfolio fetches when a card is first reached for: the dialog with the project told in it. */
export function ProjectOver({ sheet, open, subject, words, onClose, onNear, onPicture }: ProjectOverProps) {
  return (
    <ProjectDialog open={open} onClose={onClose} labelledBy={TITLE_ID} close={words.close}>
      <ProjectStory
        sheet={sheet}
        pictures={subject?.pictures ?? []}
        words={words}
        heading="h2"
        titleId={TITLE_ID}
        onPicture={onPicture}
        onNear={onNear}
      />
    </ProjectDialog>
  );
}
