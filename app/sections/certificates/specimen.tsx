import styles from './certificates.module.css';

interface SpecimenProps {
  standard: string;
  subject: string;
  issuedTo: string;
  alt: string;
  /** Words on the sheet: what it is, and across it that it is none. */
  sheet: { title: string; across: string };
}

/** Rows of small print, drawn as lines: [y, start, end] in hundredths of the sheet's millimetres. */
const PRINT = [
  [196, 56, 154],
  [203, 48, 162],
  [210, 62, 148],
] as const;

/** A certificate's sheet, 210 × 297, drawn; the word across it says that it is none. */
export function Specimen({ standard, subject, issuedTo, alt, sheet }: SpecimenProps) {
  return (
    <svg className={styles.sheet} viewBox="0 0 210 297" role="img" aria-label={alt}>
      <rect className={styles.paper} width="210" height="297" />
      <path className={styles.frame} d="M12 12h186v273h-186zM15 15h180v267h-180z" />
      <path className={styles.mark} d="M95 36h20v20h-20zM95 36l10 20 10-20" />
      <text className={styles.caps} x="105" y="82">
        {sheet.title}
      </text>
      <text className={styles.number} x="105" y="122">
        {standard}
      </text>
      <text className={styles.line} x="105" y="138">
        {subject}
      </text>
      <path className={styles.rule} d="M75 152h60" />
      <text className={styles.line} x="105" y="172">
        {issuedTo}
      </text>
      {PRINT.map(([y, from, to]) => (
        <path key={y} className={styles.print} d={`M${from} ${y}H${to}`} />
      ))}
      <path className={styles.print} d="M32 254h52M126 254h52" />
      <circle className={styles.seal} cx="105" cy="246" r="14" />
      <circle className={styles.seal} cx="105" cy="246" r="11.5" />
      <text className={styles.across} x="105" y="160" transform="rotate(-54 105 150)">
        {sheet.across}
      </text>
    </svg>
  );
}
