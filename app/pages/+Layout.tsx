import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { withWords } from '#app/behaviours/words.ts';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/global.css';
import '../styles/tongues.css';
import { useReady } from '#app/behaviours/use-ready.ts';
import { useText } from '#app/behaviours/use-text.ts';
import { useYear } from '#app/behaviours/use-year.ts';
import { locales, localised } from '#contract/languages.ts';
import { metaOf } from '../page-meta.ts';
import { ChatLink } from '../sections/chat-link/chat-link.tsx';
import { ConsentBanner } from '../sections/consent-banner/consent-banner.tsx';
import { useConsent } from '../sections/consent-banner/use-consent.ts';
import { LanguageOffer } from '../sections/language-offer/language-offer.tsx';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import { SiteHeader } from '../sections/site-header/site-header.tsx';
import { Drawing } from '../ui/drawing/drawing.tsx';
import styles from './layout.module.css';

/** Fetched when a visitor comes near the search. */
const loadSearch = () => withWords(import('../sections/search/search-dialog.tsx'));

/** What stands round a page: nothing where it is shown in another site's frame. */
export function Layout({ children }: { children: ReactNode }) {
  const { bare } = metaOf(usePageContext());
  useReady();
  return bare ? <main id="content">{children}</main> : <Shell>{children}</Shell>;
}

/** The way past the header, header, page, footer, chat, cookies. */
function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const pageContext = usePageContext();
  const consent = useConsent();
  const year = useYear(pageContext.frame.year);
  const meta = metaOf(pageContext);
  const { frame } = pageContext;
  // The not-found page has no address of its own: its languages lead home.
  const { path: address } = localised(meta.path || '/');
  // A list narrowed by its query is still its page.
  const [path = '/'] = address.split('?');
  return (
    <>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <SiteHeader
        path={path}
        address={address}
        clear={meta.clearHeader ?? false}
        content={frame.menu}
        loadSearch={loadSearch}
      />
      {consent.open && <ConsentBanner ref={consent.banner} onChoose={consent.choose} />}
      {locales.length > 1 && <LanguageOffer />}
      <main id="content" className={styles.main} data-clear={meta.clearHeader || undefined} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        path={address}
        map={<Drawing drawing={frame.map} preserveAspectRatio="xMidYMid slice" />}
        onCookieSettings={consent.reopen}
        year={year}
      />
      <aside aria-label={text.chat.region}>
        <ChatLink subject={meta.subject} />
      </aside>
    </>
  );
}
