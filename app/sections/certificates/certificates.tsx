import { Said } from '#app/ui/said/said.tsx';
import styles from './certificates.module.css';
import { Specimen } from './specimen.tsx';

interface Certificate {
  standard: string;
  /** Address of the document's picture; null: a specimen is drawn. */
  picture: string | null;
  subject: string;
  scope: string;
  /** What a reader hears of the picture. */
  alt: string;
  /** Says that the picture is a specimen. */
  note: string;
}

interface CertificatesProps {
  title: string;
  label: string;
  text: string;
  issuedTo: string;
  /** Words on the drawn sheets. */
  sheet: { title: string; across: string };
  certificates: readonly Certificate[];
}

/** The certificates as readable facts under their pictures. */
export function Certificates({ title, label, text, issuedTo, sheet, certificates }: CertificatesProps) {
  return (
    <section className={`${styles.certificates} wrap`}>
      <div className={`${styles.head} grid`}>
        <div>
          <p className="label">{label}</p>
          <h2>{title}</h2>
        </div>
        <p>
          <Said>{text}</Said>
        </p>
      </div>
      <ul>
        {certificates.map(({ standard, picture, subject, scope, alt, note }) => (
          <li key={standard}>
            {picture ? (
              <img className={styles.sheet} src={picture} alt={alt} width={210} height={297} loading="lazy" />
            ) : (
              <Specimen standard={standard} subject={subject} issuedTo={issuedTo} alt={alt} sheet={sheet} />
            )}
            <h3>
              <Said>{standard}</Said>
            </h3>
            <p className={styles.subject}>
              <Said>{subject}</Said>
            </p>
            <p className="small soft">
              <Said>{scope}</Said>
            </p>
            {note && <p className={`${styles.note} note`}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
