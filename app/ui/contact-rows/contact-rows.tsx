import type { ReactNode } from 'react';
import type { ContactRow } from '#app/behaviours/contact-rows.ts';
import { Said } from '#app/ui/said/said.tsx';

/** A text that may go on in a new line before its @. */
function breakable(text: string): ReactNode {
  const [name = '', ...domain] = text.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

/** A list of ways to reach the company; `after` stands under the lines of a row. */
export function ContactRows({
  rows,
  after,
}: {
  rows: readonly ContactRow[];
  after?: (row: ContactRow) => ReactNode;
}) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd className="num">
            {row.lines.map(({ text, to }) =>
              to ? (
                <a key={text} href={to} dir="ltr">
                  {breakable(text)}
                </a>
              ) : (
                <span key={text}>
                  <Said>{text}</Said>
                </span>
              ),
            )}
            {after?.(row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
