import { lazy, Suspense } from 'react';
import { useData } from 'vike-react/useData';
import { openPicture, useViewer } from '#app/behaviours/use-viewer.ts';
import { withWords } from '#app/behaviours/words.ts';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { PortfolioGrid } from '#app/sections/portfolio-grid/portfolio-grid.tsx';
import { ViewerHost } from '#app/sections/viewer/viewer-host.tsx';
import type { Data } from './+data.ts';
import { useProjectDialog } from './use-project-dialog.ts';

const loadDialog = () => withWords(import('./project-over.tsx'));
const ProjectOver = lazy(async () => ({ default: (await loadDialog()).ProjectOver }));

export function Page() {
  const { title, line, chosen, cards, words, dialog } = useData<Data>();
  const viewer = useViewer();
  const project = useProjectDialog(cards.map(({ slug, to }) => ({ slug, to })));
  const sheet = cards.find(({ slug }) => slug === project.slug)?.sheet;
  return (
    <>
      <PageHead title={title} line={line} />
      <PortfolioGrid
        cards={cards}
        chosen={chosen}
        words={words}
        onOpen={project.open}
        onNear={() => void loadDialog()}
      />
      {sheet && (
        <Suspense>
          <ProjectOver
            sheet={sheet}
            open={project.shown}
            subject={project.subject}
            words={dialog}
            onClose={project.close}
            onNear={() => project.subject && viewer.expect(project.subject)}
            onPicture={(index, pressed) =>
              project.subject && openPicture(viewer, project.subject, index, pressed)
            }
          />
        </Suspense>
      )}
      <ViewerHost viewer={viewer} />
    </>
  );
}
