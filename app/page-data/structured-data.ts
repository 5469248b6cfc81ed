import type { PictureSource } from '#app/behaviours/picture-source.ts';
import { ORIGIN } from '#app/page-meta.ts';
import { jpegOf } from '#app/ui/picture/picture.tsx';
import { company, showroom } from '#content/data/company.ts';
import { type Locale, pageText } from '#content/strings/index.ts';

/** The company as schema.org describes a shop for furniture. For prerendered HTML only. */
export function organisation(locale: Locale): object {
  const { latitude, longitude, opens, closes } = showroom;
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    name: company.name,
    foundingDate: company.founded,
    telephone: company.phone1,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: pageText(locale).ui.place.city,
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHours: `Mo-Su ${opens}:00-${closes}:00`,
  };
}

/** Where a page stands: names and paths from the top down, home not among them. */
export function breadcrumbList(trail: readonly (readonly [string, string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${ORIGIN}${item}`,
    })),
  };
}

/** A model as schema.org describes a product; it has no price, since nothing is sold online. */
export function productData(
  { name, text }: { name: string; text: string },
  picture: PictureSource | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: text,
    brand: { '@type': 'Brand', name: company.name },
    ...(picture && { image: `${ORIGIN}${jpegOf(picture)}` }),
  };
}
