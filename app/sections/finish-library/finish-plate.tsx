import { TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './finish-plate.module.css';
import type { Plate, WornModel } from './library.ts';
import textures from './textures.svg?no-inline';

/** A finish: its plate, its name, how it is made and a few of the models that wear it. */
export function FinishPlate({
  plate: { id, name, hex, swatch, line, models: shown, all },
  models,
}: {
  plate: Plate;
  models: readonly WornModel[];
}) {
  return (
    <li id={id} className={styles.plate}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect width="100" height="100" fill={hex} />
        {swatch !== 'plain' && <use href={`${textures}#${swatch}`} />}
      </svg>
      <h3>{name}</h3>
      <p className="note soft">{line}</p>
      <ul>
        {shown
          .flatMap((at) => models[at] ?? [])
          .map((model) => (
            <li key={model.to}>
              <a href={model.to}>
                <img src={model.small} alt="" width={40} height={50} loading="lazy" decoding="async" />
                <Said>{model.name}</Said>
              </a>
            </li>
          ))}
      </ul>
      {all && <TextLink href={all.to}>{all.words}</TextLink>}
    </li>
  );
}
