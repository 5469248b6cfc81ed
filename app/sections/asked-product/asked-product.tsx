import { useText } from '#app/behaviours/use-text.ts';
import type { ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Said } from '#app/ui/said/said.tsx';
import styles from './asked-product.module.css';

interface AskedProductProps {
  subject: ViewerSubject;
  /** With the colour and hour it is looked at in. */
  name: string;
  onDrop: () => void;
}

/** The model an enquiry is about, above the form; it can be taken away. */
export function AskedProduct({ subject, name, onDrop }: AskedProductProps) {
  const { form } = useText();
  const picture = subject.pictures[0];
  return (
    <div className={styles.asked}>
      {picture && (
        <span className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes="128px" ratio="lead" />
        </span>
      )}
      <p>
        <small className="note soft">{form.about}</small>
        <b className="serif">
          <Said>{name}</Said>
        </b>
        <small className="note soft">{subject.note}</small>
      </p>
      <button type="button" aria-label={form.removeModel(subject.name)} onClick={onDrop}>
        <Icon name="close" />
      </button>
    </div>
  );
}
