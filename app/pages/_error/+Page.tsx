import { useData } from 'vike-react/useData';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';

import { Button, ButtonLink, TextLink } from '#app/ui/button/button.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { SearchForm } from '#app/ui/search-form/search-form.tsx';
import type { Data } from './+data.ts';
import styles from './error.module.css';

/** Where one may go on to from here. */
const WAYS_ON = ['concepts', 'portfolio', 'location', 'contact'] as const;

/** Nothing at this address. Return Home goes back one step, or home when there is none and without a script. */
export function Page() {
  const href = useHref();
  const hydrated = useHydrated();
  const { title, text, search, back, cabinet } = useData<Data>();
  const { footer } = useText();
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else window.location.assign(href({ to: 'home' }));
  };
  return (
    <div className={`${styles.lost} wrap grid`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <SearchForm label={search.label} submit={search.submit} />
        <ul>
          {WAYS_ON.map((to) => (
            <li key={to}>
              <TextLink href={href({ to })}>{footer.links[to]}</TextLink>
            </li>
          ))}
        </ul>
        {hydrated ? (
          <Button kind="solid" onClick={goBack}>
            {back}
          </Button>
        ) : (
          <ButtonLink kind="solid" href={href({ to: 'home' })}>
            {back}
          </ButtonLink>
        )}
      </div>
      <div className={styles.cabinet}>
        <Drawing drawing={cabinet} />
      </div>
    </div>
  );
}
