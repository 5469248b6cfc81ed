import { askConsentAgain } from '#app/behaviours/consent-again.ts';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './cookie-table.module.css';

interface CookieTableProps {
  head: { name: string; kind: string; purpose: string; life: string };
  rows: readonly { name: string; kind: string; purpose: string; life: string }[];
  manage: string;
  change: string;
  noScript: string;
}

/** Everything the site keeps in a browser, and the button that opens the choice again. */
export function CookieTable({ head, rows, manage, change, noScript }: CookieTableProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.cookies}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head.name}</th>
            <th scope="col">{head.kind}</th>
            <th scope="col">{head.purpose}</th>
            <th scope="col">{head.life}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, purpose, life }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{kind}</td>
              <td>{purpose}</td>
              <td className="num">{life}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{manage}</p>
      {hydrated ? (
        <Button kind="line" onClick={askConsentAgain}>
          {change}
        </Button>
      ) : (
        <p className={styles.off}>{noScript}</p>
      )}
    </div>
  );
}
