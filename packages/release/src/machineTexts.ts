/** The files for search engines: every page by its address, and leave to index them all. */
export const machineTexts = (origin: string, addresses: readonly string[]) => ({
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  'sitemap.xml': [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses.map((address) => `<url><loc>${origin}${address}</loc></url>\n`),
    '</urlset>\n',
  ].join(''),
});
