import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { beyond, upTo } from '#app/styles/breakpoints.ts';
import styles from './picture.module.css';

/** Where the upright composition is shown, and where the wide one. */
export const UPRIGHT = upTo('phone');
export const WIDE = beyond('phone');

export function avifSet({ base, widths, version }: PictureSource): string {
  return widths.map((width) => `${base}-${width}.avif?v=${version} ${width}w`).join(', ');
}

/** The JPEG for sharing and for browsers without AVIF. */
export function jpegOf({ base, version, jpeg }: PictureSource): string {
  return jpeg ?? `${base}-1200.jpg?v=${version}`;
}

export type Ratio = 'card' | 'lead' | 'square' | 'video' | 'fill' | 'own';

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Shape of its place; `fill` takes the whole of a positioned parent, `own` keeps the picture's. */
  ratio?: Ratio;
  /** In the first view: loaded at once. */
  eager?: boolean;
  /** The largest picture of the first view. */
  first?: boolean;
  /** Another composition for upright screens, with the `sizes` it has there. */
  upright?: PictureSource | undefined;
}

export function Picture({
  picture,
  sizes,
  ratio = 'own',
  eager = false,
  first = false,
  upright,
}: PictureProps) {
  return (
    <span className={styles.frame} data-ratio={ratio}>
      <svg className={styles.colour} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={picture.colour} />
      </svg>
      <picture>
        {upright && <source media={UPRIGHT} type="image/avif" srcSet={avifSet(upright)} sizes="100vw" />}
        <source type="image/avif" srcSet={avifSet(picture)} sizes={sizes} />
        <img
          className={styles.image}
          src={jpegOf(picture)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={eager || first ? 'eager' : 'lazy'}
          decoding={first ? 'sync' : 'async'}
          {...(first && { fetchPriority: 'high' as const })}
        />
      </picture>
    </span>
  );
}
