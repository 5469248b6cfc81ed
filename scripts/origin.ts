/** Where the site will stand (`SITE_URL`), without a slash at its end; canonical addresses and sitemap are written with it. */
export const siteOrigin = () => (process.env.SITE_URL || 'http://localhost:3000').replace(/\/$/, '');
