import { useEffect, useRef } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { Field, faultState } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PART_HOURS, VISIT_FIELDS, VISIT_PARTS, VISIT_PLACES } from '#contract/visit.ts';
import styles from './enquiry-form.module.css';

interface VisitFieldsProps {
  /** What the fields' ids begin with. */
  id: string;
  /** What is wrong with the day. */
  error: string | undefined;
  onEdit: () => void;
}

/** A day, a part of it and a place that one may wish for: folded away, since an enquiry needs none. Without a day the rest says nothing. */
export function VisitFields({ id, error, onEdit }: VisitFieldsProps) {
  const { visit } = useText().form;
  const day = `${id}${VISIT_FIELDS.day}`;
  const wishes = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // What is to be put right must be seen; closed again, it may stay so.
    if (error && wishes.current) wishes.current.open = true;
  }, [error]);
  return (
    <details ref={wishes} className={`${styles.wide} ${styles.visit}`}>
      <summary>
        {visit.title}
        <Icon name="plus" />
      </summary>
      <div className={styles.wishes}>
        <Field id={day} label={visit.day} error={error}>
          <input
            {...faultState(day, error)}
            name={VISIT_FIELDS.day}
            type="date"
            className="num"
            onChange={onEdit}
          />
        </Field>
        <Field id={`${id}${VISIT_FIELDS.part}`} label={visit.part}>
          <select id={`${id}${VISIT_FIELDS.part}`} name={VISIT_FIELDS.part}>
            {VISIT_PARTS.map((part) => (
              <option key={part} value={part}>
                {visit.hours({ part: visit.parts[part], from: PART_HOURS[part][0], to: PART_HOURS[part][1] })}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${id}${VISIT_FIELDS.place}`} label={visit.place}>
          <select id={`${id}${VISIT_FIELDS.place}`} name={VISIT_FIELDS.place}>
            {VISIT_PLACES.map((place) => (
              <option key={place} value={place}>
                {visit.places[place]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </details>
  );
}
