import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#app/behaviours/use-text.ts';
import { href } from '#app/routes.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import styles from './enquiry-widget.module.css';

/** Loads the form at runtime; a page names the module, since sections do not know one another. */
export type WidgetLoader = () => Promise<{ render: (labelledBy: string) => ReactNode }>;

/**
 * The consultation form on home's picture. Its module is loaded when the page stands; until then, and
 * without a script, the same box leads to the contact page.
 */
export function EnquiryWidget({ load }: { load: WidgetLoader }) {
  const { widget } = useText().form;
  const [form, setForm] = useState<ReactNode>(null);
  useEffect(() => {
    let gone = false;
    void load().then(({ render }) => {
      if (!gone) setForm(render('widget-title'));
    });
    return () => {
      gone = true;
    };
  }, [load]);

  return (
    <section className={styles.widget} aria-labelledby="widget-title">
      <h2 id="widget-title">{widget.title}</h2>
      <p className="note soft">{widget.line}</p>
      {form ?? (
        <ButtonLink kind="main" href={href({ to: 'contact' })}>
          {widget.send}
        </ButtonLink>
      )}
    </section>
  );
}
