import { useData } from 'vike-react/useData';
import { useText } from '#app/behaviours/use-text.ts';
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx';
import { Said } from '#app/ui/said/said.tsx';
import type { Data } from './+data.ts';
import styles from './embed-enquiry.module.css';

/** The consultation form alone, for a dealer's site to show in a frame. */
export function Page() {
  const { name } = useData<Data>();
  const { widget } = useText().form;
  return (
    <div className={styles.embed}>
      <p className={styles.name}>
        <Said>{name}</Said>
      </p>
      <h1 id="embed-title">{widget.title}</h1>
      <p className="small soft">{widget.line}</p>
      <EnquiryForm
        labelledBy="embed-title"
        layout="narrow"
        send={widget.send}
        messageLabel={widget.message}
      />
    </div>
  );
}
