import { partnerOf } from '#app/behaviours/picture-rhythm.ts';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { onPlainPress } from '#app/behaviours/plain-press.ts';
import type { ProjectSheet } from '#app/behaviours/project-sheet.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { CardPicture } from '#app/ui/card-image/card-image.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { FinishLink } from '#app/ui/swatch/finish-link.tsx';
import styles from './project-story.module.css';

export interface ProjectWords {
  sample: string;
  made: string;
  used: string;
  pictures: string;
}

interface ProjectStoryProps {
  sheet: ProjectSheet;
  pictures: readonly PictureSource[];
  words: ProjectWords;
  /** `h1` on the project's own page, `h2` in the dialog. */
  heading: 'h1' | 'h2';
  titleId: string;
  onPicture: (index: number, pressed: HTMLElement) => void;
  onNear: () => void;
}

/** How wide a picture is shown from edge to edge, in a pair, and in an upright pair if it is wide and its sides are cut: on the project's own page and in the dialog, whose margins are its own. */
const WIDTHS = {
  h1: {
    full: FIRST_PICTURE.project,
    pair: sizes({ phone: '89vw' }, '44vw'),
    cut: sizes({ phone: '167vw' }, '82vw'),
  },
  h2: {
    full: sizes({ compact: '100vw' }, 'min(1280px, 100vw - 96px)'),
    pair: sizes({ phone: '89vw' }, 'min(568px, 42vw)'),
    cut: sizes({ phone: '167vw' }, 'min(1065px, 79vw)'),
  },
} as const;

/** True if the picture or the one it is paired with is upright: both then stand 4:5. */
function isUpright(pictures: readonly PictureSource[], index: number): boolean {
  const pair = [pictures[index], pictures[partnerOf(index, pictures.length)]];
  return pair.some((one) => one !== undefined && one.height > one.width);
}

/** A project told: its largest picture, facts, story, what it is made of, the other pictures in rhythm. */
export function ProjectStory({
  sheet,
  pictures,
  words,
  heading: Heading,
  titleId,
  onPicture,
  onNear,
}: ProjectStoryProps) {
  const [lead, ...others] = pictures;
  const press = (index: number) => ({
    href: `${sheet.to}?photo=${index + 1}`,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: onPlainPress((pressed) => onPicture(index, pressed)),
  });
  const Second = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <article className={styles.project} aria-labelledby={titleId}>
      <header className={styles.head}>
        <p className="label">{sheet.category}</p>
        <Heading id={titleId} className={styles.title}>
          {sheet.title}
        </Heading>
        <p className={styles.line}>
          <Said>{sheet.description}</Said>
        </p>
      </header>
      {lead && (
        <figure data-full>
          <a {...press(0)}>
            <Picture picture={lead} sizes={WIDTHS[Heading].full} ratio="fill" first={Heading === 'h1'} />
          </a>
          {(sheet.standIn || lead.caption) && (
            <figcaption className="note soft">
              <Said>{sheet.standIn || (lead.caption ?? '')}</Said>
            </figcaption>
          )}
        </figure>
      )}
      {sheet.drawn && (
        <figure className={styles.drawn}>
          <CardPicture image={sheet.drawn} sizes="480px" eager />
          <figcaption className="note soft">
            <Said>{sheet.standIn}</Said>
          </figcaption>
        </figure>
      )}
      <div className={styles.body}>
        <dl className={styles.facts}>
          {sheet.facts.map(({ label, value, sample }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                <Said>{value}</Said>
                {sample && <small>{words.sample}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.story}>
          {sheet.story.map((paragraph) => (
            <p key={paragraph}>
              <Said>{paragraph}</Said>
            </p>
          ))}
          <ButtonLink kind="main" href={sheet.ask.to}>
            <Said>{sheet.ask.words}</Said>
          </ButtonLink>
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.pictures} aria-label={words.pictures}>
          {others.map((picture, index) => {
            const full = partnerOf(index, others.length) === index;
            const upright = isUpright(others, index);
            const place = full ? 'full' : upright && picture.width > picture.height ? 'cut' : 'pair';
            return (
              <li key={picture.base} data-full={full || undefined}>
                <figure>
                  <a {...press(index + 1)}>
                    <Picture
                      picture={picture}
                      sizes={WIDTHS[Heading][place]}
                      ratio={full ? 'fill' : upright ? 'card' : 'lead'}
                    />
                  </a>
                  {picture.caption && (
                    <figcaption className="note soft">
                      <Said>{picture.caption}</Said>
                    </figcaption>
                  )}
                </figure>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.made}>
        <section>
          <Second className="label">{words.made}</Second>
          <ul className={styles.features}>
            {sheet.features.map((feature) => (
              <li key={feature}>
                <Said>{feature}</Said>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Second className="label">{words.used}</Second>
          <ul className={styles.finishes}>
            {sheet.finishes.map((finish) => (
              <li key={finish.name}>
                <FinishLink {...finish} />
              </li>
            ))}
          </ul>
          <TextLink href={sheet.model.to}>
            <Said>{sheet.model.words}</Said>
          </TextLink>
        </section>
      </div>
    </article>
  );
}
