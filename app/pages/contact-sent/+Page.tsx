import { useData } from 'vike-react/useData';
import { TextLink } from '#app/ui/button/button.tsx';
import type { Data } from './+data.ts';
import styles from './contact-sent.module.css';

/** What the service writes the enquiry's reference into. */
const REFERENCE = '%REFERENCE%';

/** Answer to an enquiry sent by the plain form. */
export function Page() {
  const { title, text, home, to } = useData<Data>();
  return (
    <div className={`${styles.sent} wrap`}>
      <h1>{title}</h1>
      <p suppressHydrationWarning>
        {text} {REFERENCE}
      </p>
      <TextLink href={to}>{home}</TextLink>
    </div>
  );
}
