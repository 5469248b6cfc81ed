import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { sizes } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Poster } from '#app/ui/poster/poster.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { SectionHead } from '#app/ui/section-head/section-head.tsx';
import type { Drawing } from '#drawing/shape.ts';
import { coneAt, FloorPlan } from './floor-plan.tsx';
import styles from './showroom-rooms.module.css';
import { hasPicture, type PanoramaWords, type Standpoint } from './standpoint.ts';

const load = () => import('./panorama.tsx');
const Panorama = lazy(async () => ({ default: (await load()).Panorama }));

interface ShowroomRoomsProps {
  title: string;
  label: string;
  text: string;
  plan: { drawing: Drawing; label: string };
  stands: readonly Standpoint[];
  /** Height of the eye, metres. */
  eye: number;
  /** In the panorama's place until it is asked for. */
  poster: PictureSource | null;
  words: PanoramaWords;
}

/** The sample showroom: all round from its standpoints, once asked for, beside its plan and what one sees in words. */
export function ShowroomRooms({ title, label, text, plan, stands, eye, poster, words }: ShowroomRoomsProps) {
  const walkable = stands.filter(hasPicture);
  const [at, setAt] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const cone = useRef<SVGPathElement>(null);
  const here = walkable.find(({ id }) => id === at);
  const first = walkable[0];
  const turnCone = useCallback(
    (heading: number) => here && cone.current?.setAttribute('transform', coneAt(here, heading)),
    [here],
  );

  const open =
    first && hydrated && !here
      ? {
          onNear: () => void load(),
          onPress: () => {
            setPressed(true);
            setAt(first.id);
          },
        }
      : null;

  return (
    <section className={styles.rooms} aria-labelledby="rooms-title">
      <SectionHead id="rooms-title" label={label} title={title} text={text} />
      <div className={styles.look} data-flat={first ? undefined : true}>
        {first && (
          <div className={styles.stage}>
            <Poster
              className={styles.poster}
              picture={poster ?? first.picture}
              sizes="(width <= 600px) 150vw, (width <= 900px) 113vw, 66vw"
              ratio="fill"
              mark="turn"
              {...(open && { title: words.load })}
              press={open}
            />
            {here && (
              <Suspense>
                <Panorama
                  here={here}
                  ways={walkable.filter(({ id }) => here.links.includes(id))}
                  eye={eye}
                  words={words}
                  focus={pressed}
                  onGo={setAt}
                  onHeading={turnCone}
                />
              </Suspense>
            )}
          </div>
        )}
        <div className={styles.side}>
          <FloorPlan {...plan} stands={stands} at={at} cone={cone} onGo={setAt} />
          {first && (
            <p className="note soft" id="panorama-help">
              <Said>{words.help}</Said>
            </p>
          )}
        </div>
      </div>
      <ol className={`${styles.seen} wrap`}>
        {stands.map((stand) => (
          <li key={stand.id} id={`stand-${stand.id}`} data-here={stand.id === at || undefined}>
            <h3>{stand.name}</h3>
            <p>{stand.text}</p>
            {stand.picture && (
              <noscript>
                <Picture picture={stand.picture} sizes={sizes({ phone: '100vw' }, '50vw')} />
              </noscript>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
