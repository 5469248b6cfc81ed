import { type ReactNode, useEffect, useState } from 'react';
import { useAccepted } from '#app/behaviours/consent-again.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { WIDGET_PATH } from '#contract/addresses.ts';
import styles from './enquiry-widget.module.css';

/** Loads the form at runtime; a page names the module, since sections do not know one another. */
export type WidgetLoader = () => Promise<{ render: (labelledBy: string) => ReactNode }>;

interface EnquiryWidgetProps {
  load: WidgetLoader;
  /** Host of another company's form that takes our form's place after consent; null: ours stays. */
  otherHost: string | null;
}

/**
 * The consultation form on home's picture. Our own stands there until cookies are accepted, and stays when something
 * has been typed into it; taking the consent back takes the other company's form away at once.
 */
export function EnquiryWidget({ load, otherHost }: EnquiryWidgetProps) {
  const { widget } = useText().form;
  const accepted = useAccepted();
  const [typed, setTyped] = useState(false);
  return (
    <section className={styles.widget} aria-labelledby="widget-title" onInput={() => setTyped(true)}>
      <h2 id="widget-title">{widget.title}</h2>
      <p className="note soft">{widget.line}</p>
      {otherHost && accepted && !typed ? <OtherForm host={otherHost} /> : <OwnForm load={load} />}
    </section>
  );
}

/** Our form. Its module is loaded when the page stands; until then, and without a script, a link leads to the contact page. */
function OwnForm({ load }: { load: WidgetLoader }) {
  const href = useHref();
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
    form ?? (
      <ButtonLink kind="main" href={href({ to: 'contact' })}>
        {widget.send}
      </ButtonLink>
    )
  );
}

/** Another company's form, shut into a frame that has neither our origin nor our cookies; our own is one link away. */
function OtherForm({ host }: { host: string }) {
  const href = useHref();
  const { widget } = useText().form;
  return (
    <>
      <iframe
        className={styles.frame}
        src={WIDGET_PATH}
        title={widget.frame(host)}
        sandbox="allow-scripts allow-forms"
      />
      <TextLink className={styles.own} href={href({ to: 'contact' })}>
        {widget.own}
      </TextLink>
    </>
  );
}
