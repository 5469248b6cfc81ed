import { company, showroom } from '#content/data/company.ts';

/** The company as schema.org describes a shop for furniture. For prerendered HTML only. */
export function organisation(): object {
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
      addressLocality: company.city,
      addressCountry: 'AE',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHours: `Mo-Su ${opens}:00-${closes}:00`,
  };
}
