import type { CardImage } from '#app/behaviours/picture-source.ts';
import { TextLink } from '#app/ui/button/button.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './project-pair.module.css';

export interface ProjectCard {
  slug: string;
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
  onOpen: (slug: string) => boolean;
  onNear: () => void;
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
            <a
              className={styles.card}
              href={project.to}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                if (onOpen(project.slug)) event.preventDefault();
              }}
            >
              {project.image &&
                (index === 0 && 'picture' in project.image ? (
                  <Picture
                    picture={project.image.picture}
                    sizes="(width <= 768px) 100vw, 60vw"
                    ratio="lead"
                  />
                ) : (
                  <CardPicture image={project.image} sizes="(width <= 768px) 100vw, 30vw" />
                ))}
              <span className={styles.name}>{project.place}</span>
              <span className={styles.meta}>
                <span>{project.summary}</span>
                <span className="num">{project.pictures}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
