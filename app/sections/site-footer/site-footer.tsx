import type { ReactNode } from 'react';
import { telephoneAddress } from '#app/behaviours/reach-us.ts';
import { useHref } from '#app/behaviours/use-locale.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { QUICK_LINKS, SOCIAL_LINKS } from '#app/navigation.ts';

import { Embed, mapAddresses } from '#app/ui/embed/embed.tsx';
import { LanguageLinks } from '#app/ui/language-links/language-links.tsx';
import { Said } from '#app/ui/said/said.tsx';
import { company, showroom } from '#content/data/company.ts';
import { openingText } from '#content/opening.ts';
import { locales } from '#contract/languages.ts';
import styles from './site-footer.module.css';

interface SiteFooterProps {
  /** Path of the page without its language. */
  path: string;
  /** The drawn map that stands in the frame's place. */
  map: ReactNode;
  /** Opens the choice about cookies again. */
  onCookieSettings: () => void;
  year: number;
}

export function SiteFooter({ path, map, onCookieSettings, year }: SiteFooterProps) {
  const href = useHref();
  const { footer, place, clock } = useText();
  const addresses = mapAddresses(showroom, company.mapsKey);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <a lang="en" className={styles.wordmark} href={href({ to: 'home' })}>
              {company.name}
            </a>
            <p className={styles.tagline}>{footer.tagline}</p>
            <ul className={styles.links} aria-label={footer.follow}>
              {SOCIAL_LINKS.map((account) => (
                <FootLink key={account} to={company[account]} words={footer.social[account]} />
              ))}
            </ul>
          </div>
          <nav id="quick-links" aria-labelledby="quick-links-title">
            <h2 id="quick-links-title" className={styles.label}>
              {footer.quickLinks}
            </h2>
            <ul className={styles.links}>
              {QUICK_LINKS.map((to) => (
                <FootLink key={to} to={href({ to })} words={footer.links[to]} />
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.label}>{footer.contactBlock}</h2>
            <address className={styles.address}>
              <p>
                <Said>{company.street}</Said>
                <br />
                {place.cityAndCountry}
              </p>
              <p className={styles.hours}>{openingText(footer.hours, clock.tight)}</p>
              <p>
                <a href={`mailto:${company.email}`}>
                  <Said>{company.email}</Said>
                </a>
              </p>
              <p className="num">
                <Phone number={company.phone1} />
                <Phone number={company.phone2} />
              </p>
            </address>
          </div>
          <div>
            <h2 className={styles.label}>{footer.mapBlock}</h2>
            <div className={styles.map}>
              <Embed
                src={addresses.frame}
                title={footer.mapTitle}
                action={footer.loadMap}
                source={footer.mapFrom(addresses.host)}
                link={addresses.page}
              >
                {map}
              </Embed>
            </div>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © {year} <Said>{company.name}</Said>
          </p>
          {locales.length > 1 && <LanguageLinks path={path} className={styles.languages} />}
          <a href={href({ to: 'finishes' })}>{footer.finishes}</a>
          <a href={href({ to: 'accessibility' })}>{footer.accessibility}</a>
          <button type="button" onClick={onCookieSettings}>
            {footer.cookieSettings}
          </button>
          <a href={company.developerUrl}>
            <Said>{footer.credit(company.developer)}</Said>
          </a>
        </div>
      </div>
    </footer>
  );
}

function FootLink({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <a href={to}>{words}</a>
    </li>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={telephoneAddress(number)} dir="ltr">
      {number}
    </a>
  );
}
