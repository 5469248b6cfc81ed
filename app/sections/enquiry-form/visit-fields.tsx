import { useText } from '#app/behaviours/use-text.ts';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PART_HOURS, VISIT_FIELDS, VISIT_PARTS, VISIT_PLACES } from '#contract/visit.ts';
import styles from './enquiry-form.module.css';

/** A day, a part of it and a place that one may wish for: folded away, since an enquiry needs none. Without a day the rest says nothing. */
export function VisitFields({ id }: { id: string }) {
  const { visit } = useText().form;
  return (
    <details className={`${styles.wide} ${styles.visit}`}>
      <summary>
        {visit.title}
        <Icon name="plus" />
      </summary>
      <div className={styles.wishes}>
        <Field id={`${id}${VISIT_FIELDS.day}`} label={visit.day}>
          <input id={`${id}${VISIT_FIELDS.day}`} name={VISIT_FIELDS.day} type="date" className="num" />
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
