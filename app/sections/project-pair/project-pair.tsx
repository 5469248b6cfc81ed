import type { CardImage } from '#app/behaviours/picture-source.ts';
import type { SubjectHead } from '#app/behaviours/viewer-subject.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './project-pair.module.css';

export interface ProjectCard {
  slug: string;
  /** Of its pictures in the viewer. */
  head: SubjectHead;
  place: string;
  summary: string;
  pictures: string;
  to: string;
  image: CardImage | null;
}

interface ProjectPairProps {
  id: string;
  title: string;
  all: { to: string; words: string };
  projects: readonly ProjectCard[];
  /** A press on a card: returns true when the pictures opened over the page. */
  onOpen: (project: ProjectCard, pressed: HTMLElement) => boolean;
  onNear: (project: ProjectCard) => void;
}

/** Two projects on one base line: the first picture takes two of three columns. */
export function ProjectPair({ id, title, all, projects, onOpen, onNear }: ProjectPairProps) {
  return (
    <section className={`${styles.projects} wrap`} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <TextLink href={all.to}>{all.words}</TextLink>
      </div>
      <ul className={styles.grid}>
        {projects.map((project, index) => (
          <li key={project.slug} data-wide={index === 0 || undefined}>
            <Card
              to={project.to}
              image={<ProjectImage image={project.image} wide={index === 0} />}
              name={project.place}
              line={project.summary}
              end={project.pictures}
              onOpen={(pressed) => onOpen(project, pressed)}
              onNear={() => onNear(project)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProjectImage({ image, wide }: { image: CardImage | null; wide: boolean }) {
  if (!image) return null;
  return wide && 'picture' in image ? (
    <Picture picture={image.picture} sizes={sizes({ phone: '100vw' }, '60vw')} ratio="lead" />
  ) : (
    <CardPicture image={image} sizes={sizes({ phone: '100vw' }, '30vw')} />
  );
}
