import { brand } from '@awning/content/brand';
import { originToFill } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { catalogue } from '@awning/templates/catalogue';
import { boards } from '@awning/ui/themes/awning';
import { paths } from '../paths.ts';
import { templatePath } from '../goods/listedTemplates.ts';

/** A prerendered page, as the lists of pages need it. */
export interface ListedPage {
  url: string;
  html: string;
}

/** The texts for machines alone, each with the file that it is written to. */
export const machineTexts = (pages: readonly ListedPage[]) => [
  { file: 'sitemap.xml', text: sitemap(pages) },
  { file: 'robots.txt', text: robots },
  { file: 'site.webmanifest', text: JSON.stringify(manifest) },
];

/** Every public page, in order, with the day it last changed where that is known. */
function sitemap(pages: readonly ListedPage[]): string {
  // Listed by its one address. The till is left out: a buyer comes to it from a template.
  const isListed = ({ url, html }: ListedPage) =>
    html.includes(`<link rel="canonical" href="${originToFill}${url}"`) && url !== paths.checkout.to();
  const entries = pages.filter(isListed).map((page) => {
    const day = changedOn(page);
    return `<url><loc>${originToFill}${page.url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

// A template has the date of its first sale; other dated pages have theirs in their structured data.
const changedOn = ({ url, html }: ListedPage) =>
  catalogue.find((template) => templatePath(template) === url)?.createdAt.slice(0, 10) ??
  /"date(?:Modified|Published)":"(\d{4}-\d\d-\d\d)/.exec(html)?.[1];

const calls = [...new Set(Object.values(urls).map((url) => `/${url.split('/')[1]}`))];
const pagesOfOnesOwn = [
  paths.account.to(),
  paths.dashboard.to(),
  `${paths.checkout.to()}/`,
  '/pay/',
  '/dev/',
  '/reset-password/',
  '/thanks/',
];
/** API routes at addresses of pages: keeping robots out of them would keep them out of the pages. */
const shared = ['/catalogue'];
const closed = [
  ...new Set([...pagesOfOnesOwn, ...calls.filter((call) => !shared.includes(call))]),
].toSorted();

const robots = [
  'User-agent: *',
  ...closed.map((start) => `Disallow: ${start}`),
  '',
  `Sitemap: ${originToFill}/sitemap.xml`,
  '',
].join('\n');

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: `${brand.name} · ${brand.tagline}`,
  short_name: brand.name,
  description: brand.description,
  lang: brand.language,
  start_url: '/',
  display: 'minimal-ui',
  theme_color: boards.day,
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].flatMap((size) => [icon('sign', size, 'any'), icon('maskable', size, 'maskable')]),
  ],
};
