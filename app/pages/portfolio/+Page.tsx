import { lazy, Suspense } from 'react';
import { useData } from 'vike-react/useData';
import { useViewer } from '#app/behaviours/use-viewer.ts';
import { PageHead } from '#app/sections/page-head/page-head.tsx';
import { PortfolioGrid } from '#app/sections/portfolio-grid/portfolio-grid.tsx';
import { ViewerHost, warmViewer } from '#app/sections/viewer/viewer-host.tsx';
import type { Data } from './+data.ts';
import { useProjectDialog } from './use-project-dialog.ts';

const loadDialog = () => import('./project-over.tsx');
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
        onNear={() => {
          void loadDialog();
          warmViewer();
        }}
      />
      {sheet && (
        <Suspense>
          <ProjectOver
            sheet={sheet}
            open={project.shown}
            subject={project.subject}
            words={dialog}
            onClose={project.close}
            onPicture={(index) => project.subject && viewer.open(project.subject, index)}
          />
        </Suspense>
      )}
      <ViewerHost viewer={viewer} />
    </>
  );
}
