import type { ReactNode } from 'react';
import type { SubjectHead, ViewerSubject } from '#app/behaviours/viewer-subject.ts';
import { useViewerText } from '#app/behaviours/viewer-text.ts';
import { ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { FinishLink } from '#app/ui/swatch/finish-link.tsx';
import { type Choice, withChoice } from '#contract/light.ts';
import styles from './viewer.module.css';

interface ViewerCaptionProps {
  head: SubjectHead;
  /** Null until it is known. */
  subject: ViewerSubject | null;
  /** The colour and hour it is looked at in; they go with what is asked. */
  choice: Choice;
  /** What shows it in another colour and light. */
  children: ReactNode;
}

/** What is seen: name, words, finishes, and where to go on. */
export function ViewerCaption({ head, subject, choice, children }: ViewerCaptionProps) {
  const viewer = useViewerText();
  return (
    <div className={styles.caption}>
      <p className="note">
        <Said>{head.note}</Said>
      </p>
      <h2>
        <Said>{head.name}</Said>
      </h2>
      {subject && (
        <>
          <p className="small">
            <Said>{subject.text}</Said>
          </p>
          {subject.price && (
            <p className="small">
              {viewer.price}: {subject.price}
            </p>
          )}
          <ul className={styles.finishes}>
            {subject.finishes.map((finish) => (
              <li key={finish.name}>
                <FinishLink {...finish} />
              </li>
            ))}
          </ul>
          {children}
          <div className={styles.acts}>
            <ButtonLink kind="main" href={withChoice(subject.ask.to, choice)}>
              <Said>{subject.ask.words}</Said>
            </ButtonLink>
            <TextLink href={withChoice(head.page.to, choice)}>
              {head.page.kind === 'model' ? viewer.seeModel : viewer.seeProject}
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
}
