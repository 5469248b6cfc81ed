import { usePageContext } from 'vike-react/usePageContext';
import { FACES } from '#app/behaviours/faces.ts';
import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { alternatesOf } from '#app/routes.ts';
import { company } from '#content/data/company.ts';
import { CONFIG_PATH } from '#contract/addresses.ts';
import { DEFAULT_LOCALE, LANGUAGES, locales } from '#contract/languages.ts';
import { metaOf, ORIGIN } from '../page-meta.ts';
import { avifSet, jpegOf, UPRIGHT, WIDE } from '../ui/picture/picture.tsx';

/** The head of every prerendered page, in HTML only: nothing here is hydrated. Title and description, also for sharing, come from +title and +description. */
export function Head() {
  const pageContext = usePageContext();
  const meta = metaOf(pageContext);
  const locale = pageContext.locale ?? DEFAULT_LOCALE;
  const address = `${ORIGIN}${meta.path}`;
  return (
    <>
      {FACES[locale].map(({ url }) => (
        <link
          key={url}
          rel="preload"
          as="font"
          type="font/woff2"
          href={url}
          media={WIDE}
          crossOrigin="anonymous"
        />
      ))}
      {meta.picture && meta.preload && (
        <Preload picture={meta.picture} sizes={meta.preload} {...(meta.upright && { media: WIDE })} />
      )}
      {meta.upright && <Preload picture={meta.upright} sizes="100vw" media={UPRIGHT} />}
      {meta.hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!meta.hidden &&
        alternatesOf(meta.path).map(({ hreflang, path }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={`${ORIGIN}${path}`} />
        ))}
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={LANGUAGES[locale].territory} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={LANGUAGES[other].territory} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      {meta.picture && <meta property="og:image" content={`${ORIGIN}${jpegOf(meta.picture)}`} />}
      {meta.enquiry && <script src={CONFIG_PATH} async />}
      <link rel="icon" href="/mark.svg" type="image/svg+xml" />
      {meta.structured?.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own records, in prerendered HTML only
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

/** Fetches the picture of the first view before the style sheet has been read. */
function Preload({ picture, sizes, media }: { picture: PictureSource; sizes: string; media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={avifSet(picture)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
