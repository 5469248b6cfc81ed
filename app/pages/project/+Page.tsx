import { useData } from 'vike-react/useData';
import { openPicture, useNamedPhoto, useViewer } from '#app/behaviours/use-viewer.ts';
import { ProjectStory } from '#app/sections/project-story/project-story.tsx';
import { ViewerHost } from '#app/sections/viewer/viewer-host.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { TextLink } from '#app/ui/button/button.tsx';
import type { Data } from './+data.ts';
import styles from './project.module.css';

export function Page() {
  const { trail, subject, sheet, words, next } = useData<Data>();
  const viewer = useViewer();

  useNamedPhoto(viewer, subject);

  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={[trail]} here={sheet.title} />
      </div>
      <ProjectStory
        sheet={sheet}
        pictures={subject.pictures}
        words={words}
        heading="h1"
        titleId="project-title"
        onPicture={(index, pressed) => openPicture(viewer, subject, index, pressed)}
        onNear={() => viewer.expect(subject)}
      />
      <nav className={`${styles.next} wrap`} aria-label={next.label}>
        <p className="label">{next.label}</p>
        <TextLink href={next.to} className={styles.title}>
          {next.title}
        </TextLink>
      </nav>
      <ViewerHost viewer={viewer} />
    </>
  );
}
