import { useData } from 'vike-react/useData';
import { TextLink } from '#app/ui/button/button.tsx';
import { REFERENCE_MARK } from '#contract/addresses.ts';
import type { Data } from './+data.ts';
import styles from './contact-sent.module.css';

/** Answer to an enquiry sent by the plain form. */
export function Page() {
  const { title, text, home, to } = useData<Data>();
  return (
    <div className={`${styles.sent} wrap`}>
      <h1>{title}</h1>
      <p suppressHydrationWarning>
        {text} {REFERENCE_MARK}
      </p>
      <TextLink href={to}>{home}</TextLink>
    </div>
  );
}
