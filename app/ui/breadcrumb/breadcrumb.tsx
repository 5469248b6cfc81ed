import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { Said } from '#app/ui/said/said.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** Steps between home and the page. */
  trail: readonly { to: string; words: string }[];
  /** The page itself. */
  here: string;
  /** Word for home, where the page writes it its own way. */
  home?: string;
}

export function Breadcrumb({ trail, here, home }: BreadcrumbProps) {
  const href = useHref();
  const { breadcrumb } = useText();
  return (
    <nav className={`${styles.crumb} note`} aria-label={breadcrumb.label}>
      <ol>
        <li>
          <a href={href({ to: 'home' })}>{home ?? breadcrumb.home}</a>
        </li>
        {trail.map(({ to, words }) => (
          <li key={to}>
            <a href={to}>
              <Said>{words}</Said>
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <Said>{here}</Said>
          </span>
        </li>
      </ol>
    </nav>
  );
}
