import { type RefObject, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { choose, useChoice } from '#app/behaviours/light-choice.ts';
import type { LightSource } from '#app/behaviours/light-source.ts';
import { useLightText } from '#app/behaviours/light-text.ts';
import { loadData } from '#app/behaviours/load-data.ts';
import { keepLook } from '#app/behaviours/shortlist-store.ts';
import { type Choice, clock, HOUR_STEP, LAST_HOUR } from '#contract/light.ts';
import { TextButton } from '../button/button.tsx';
import styles from './light-table.module.css';
import { Tones } from './tones.tsx';
import { stateOf, usePainter } from './use-painter.tsx';

interface LightTableProps {
  /** What `loadData` names. */
  data: string;
  slug: string;
  name: string;
  place: RefObject<HTMLElement | null>;
}

/** Fetches how the picture can be shown otherwise. */
export function LightTable({ data, ...props }: LightTableProps) {
  const text = useLightText();
  const [source, setSource] = useState<LightSource | 'none' | null>(null);
  useEffect(() => {
    loadData<LightSource>(data).then(setSource, () => setSource('none'));
  }, [data]);
  if (source === 'none') return <p role="status">{text.failed}</p>;
  return source && <Table source={source} {...props} />;
}

/** A choice as this picture can show it: what it cannot, and what it shows anyway, is left out. */
function possible({ colour, hour }: Choice, { tones, own, hour: ownHour, first }: LightSource): Choice {
  const tone = colour !== own && tones.some(({ id }) => id === colour);
  return {
    ...(tone && colour && { colour }),
    ...(hour !== undefined && hour !== ownHour && hour >= first && { hour }),
  };
}

/** Tones and hours of one picture, and the canvas that shows them over it. */
function Table({ source, slug, name, place }: Omit<LightTableProps, 'data'> & { source: LightSource }) {
  const text = useLightText();
  const id = useId();
  const chosen = possible(useChoice(slug), source);
  const { canvas, state } = usePainter({ source, choice: chosen, place });
  const { colour = source.own, hour = source.hour } = chosen;
  const tone = source.tones.find((one) => one.id === colour);
  const take = (next: Choice) => {
    choose(slug, next);
    keepLook(slug);
  };
  const change = (next: Choice) => take(possible({ ...chosen, ...next }, source));
  const said = text.said({ name, colour: chosen.colour && tone?.name, hour: chosen.hour });

  if (state === 'lost') return <p role="status">{text.lost}</p>;
  return (
    <div className={styles.table}>
      {place.current && createPortal(canvas, place.current)}
      <div className={styles.hour}>
        <label htmlFor={id}>{text.hour}</label>
        <output htmlFor={id} className="num">
          {clock(hour)}
        </output>
        <input
          id={id}
          type="range"
          min={source.first}
          max={LAST_HOUR}
          step={HOUR_STEP}
          value={hour}
          aria-valuetext={text.spoken(hour)}
          onChange={(event) => change({ hour: event.currentTarget.valueAsNumber })}
        />
      </div>
      {source.tones.length > 0 && (
        <Tones tones={source.tones} chosen={colour} onChoose={(next) => change({ colour: next })} />
      )}
      <p className={styles.foot}>
        <TextButton disabled={said === name} onClick={() => take({})}>
          {text.reset}
        </TextButton>
        <span className="note" role="status">
          {state === 'failed' && text.failed}
          {state === stateOf(chosen) && text.shown({ said })}
        </span>
      </p>
    </div>
  );
}
