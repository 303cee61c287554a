import type { SiteFunction } from '@awning/shop/traits';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { mapLink } from './content/words/mapLink.ts';
import { addressesUnder } from './design/siteAddress.ts';
import type { Core } from './content/content.ts';
import { commonLabels } from './content/labels/index.ts';
import { readContent } from './content/read.ts';
import { bavarianHouse } from './content/testing/businesses.ts';
import { byTemplate } from './byTemplate.ts';
import { loadDesign } from './designs.ts';
import { drawnSites, germanSites, sites } from './sites.ts';

const root = '/demos/here/';
const map = mapLink('');

const germans = Object.entries(germanSites).map(([id, site]) => [`${id} in German`, site] as const);

const pages = [...Object.entries(sites), ...germans].flatMap(([id, { Page, pages: known }]) => {
  const href = addressesUnder(root, known);
  return [...known.map(({ slug }) => slug), 'no-such-page'].map((slug) => ({
    id,
    slug,
    at: href(slug),
    html: renderToString(<Page slug={slug} href={href} />),
  }));
});

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test.each(pages)('$id/$slug says one thing first, in one main', ({ html }) => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<main id="main"/g)).toHaveLength(1);
});

// What Lighthouse asks of links (its audit “link-text”): out of their place they must still say something.
const sayingNothing =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

const emptyLinksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)]
    .map(([, inner = '']) => inner.replaceAll(/<[^>]+>/g, '').trim())
    .filter((link) => sayingNothing.test(link));

test.each(pages)('$id/$slug says of each link where it leads', ({ html }) => {
  expect(emptyLinksIn(html)).toEqual([]);
});

// A demo names its pages itself; a buyer’s site is named by its design until it does.
test.each(catalogue)('$id says it in German too, whose pages have no names but its own', async ({ id }) => {
  const { Page, pages: known } = (await loadDesign(id))!.render({ content: bavarianHouse });
  const href = addressesUnder(root, known);
  const html = known.map(({ slug }) => renderToString(<Page slug={slug} href={href} />)).join('');
  expect(emptyLinksIn(html)).toEqual([]);
});

/** Every address in a site, its own anchors with it. */
const placesIn = (id: string) =>
  pages
    .filter((page) => page.id === id)
    .flatMap(({ at, html }) =>
      ['', ...attributes(html, 'id').map((anchor) => `#${anchor}`)].map((end) => at + end),
    );

/** Where a demo leads for another language: it stands at its own address, whatever the address of this one. */
function otherLanguages(id: string): readonly string[] {
  const { demoUrl = '' } = catalogue.find((template) => template.id === id.replace(' in German', '')) ?? {};
  if (id.endsWith(' in German')) return [demoUrl];
  return Object.hasOwn(germanSites, id) ? [`${demoUrl}de/`] : [];
}

test.each(pages)('$id/$slug leads nowhere that is not there', ({ id, at, html }) => {
  const places = [...placesIn(id), ...otherLanguages(id)];
  const lost = attributes(html, 'href')
    .filter((link) => !/^(tel|mailto):/.test(link) && !link.startsWith(map))
    .map((link) => (link.startsWith('#') ? at + link : link))
    .filter((link) => !places.includes(link));
  expect(lost).toEqual([]);
});

test.each(pages)('$id/$slug carries no style of its own and leads away to the map alone', ({ html }) => {
  expect(attributes(html, 'style')).toEqual([]);
  expect(html.replaceAll(` href="${map}`, '')).not.toMatch(/https?:\/\//);
  expect(attributes(html, 'action').filter((action) => !action.startsWith('#'))).toEqual([]);
});

test.each(Object.entries(sites))('%s shows the pages its catalogue entry promises', (id, site) => {
  const entry = catalogue.find((template) => template.id === id);
  expect(site.pages.map(({ name }) => name)).toEqual(entry?.pages);
});

test.each(Object.entries(sites))(
  '%s tells each page from the others in the tab',
  (_id, { pages: known, notFound }) => {
    const titles = [...known.map(({ title }) => title), notFound.title];
    expect(titles).toEqual([...new Set(titles)]);
    expect(known.filter(({ description }) => description.length > 160)).toEqual([]);
  },
);

test.each(Object.entries(sites))('%s can be rung, and found on a map', (id) => {
  const links = pages.filter((page) => page.id === id).flatMap(({ html }) => attributes(html, 'href'));
  expect(links).toContainEqual(expect.stringMatching(/^tel:\+\d+$/));
  expect(links).toContainEqual(expect.stringContaining(map));
});

test.each(Object.entries(sites))('%s tells search engines where and when', (_id, { structuredData }) => {
  expect(structuredData).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.any(String),
    address: { '@type': 'PostalAddress' },
    openingHoursSpecification: expect.anything(),
  });
});

// A map is there to be read, and a pair to be compared: neither has a drawing that could stand in for it.
const photographsOn = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]*)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/\/map-|-(?:before|after)-/.test(file));

test.each(Object.entries(drawnSites))(
  '%s is the same site in drawings: not one photograph, and the same pages',
  (id, drawn) => {
    const photographed = sites[id];
    const render = ({ Page, pages: known }: NonNullable<typeof photographed>, slug: string) =>
      renderToString(<Page slug={slug} href={addressesUnder(root, known)} />);
    const slugs = drawn.pages.map(({ slug }) => slug);
    expect(slugs).toEqual(photographed?.pages.map(({ slug }) => slug));
    expect(slugs.flatMap((slug) => photographsOn(render(drawn, slug)))).toEqual([]);
    expect(photographed && slugs.flatMap((slug) => photographsOn(render(photographed, slug)))).not.toEqual(
      [],
    );
  },
);

test('the catalogue says of every demo with drawings in place of photographs where it is, and of no other', () => {
  expect(catalogue.flatMap(({ id, drawnDemoUrl }) => (drawnDemoUrl ? [[id, drawnDemoUrl]] : []))).toEqual(
    catalogue.flatMap(({ id, demoUrl }) => (id in drawnSites ? [[id, `${demoUrl}drawn/`]] : [])),
  );
});

const germanSamples = byTemplate(
  import.meta.glob<Core>('./*/sample/content.de.json', { eager: true, import: 'default' }),
);

test.each(Object.entries(germanSites))(
  'what %s says in German is content, its drawings are there, and all of it is German',
  async (id, site) => {
    const { schema = {}, drawings = {} } = (await loadDesign(id)) ?? {};
    const content = germanSamples[id];
    expect(readContent(schema, content)).toEqual({ outcome: 'read', content });
    const drawn = [...JSON.stringify(content).matchAll(/"kind":"drawing","name":"([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(drawn.filter((name) => !Object.hasOwn(drawings, name))).toEqual([]);
    expect(site.language).toBe('de-DE');
    expect(site.pages.length).toBeGreaterThan(3);
    expect(site.name).toBe(sites[id]?.name);
  },
);

const samples = byTemplate(
  import.meta.glob<Core>('./*/sample/content.json', { eager: true, import: 'default' }),
);

/** What tells on a page that a function is there: a mark that its part leaves, or what the sample says in it first. */
const shownBy: Readonly<Record<SiteFunction, (sample: Core) => string | undefined>> = {
  booking: () => ' id="ask"',
  menu: () => commonLabels.en.asks.eating.filter,
  order: () => ' data-adds-up',
  languages: () => ' hrefLang="de"',
  'before-after': () => ' data-wipe',
  timetable: ({ timetable }) => timetable?.sessions[0]?.name,
  vouchers: ({ vouchers }) => vouchers?.items[0]?.name,
  news: ({ news }) => news?.items[0]?.title,
  branches: ({ branches }) => branches?.items[0]?.name,
};

test.each(Object.entries(shownBy))('what %s does can be seen in two demos or more', (name, markOf) => {
  const seen = catalogue.filter(({ id, functions }) => {
    const mark = markOf(samples[id]!);
    return (
      functions.includes(name as SiteFunction) &&
      mark !== undefined &&
      pages.some((page) => page.id === id && page.html.includes(mark))
    );
  });
  expect(seen.length).toBeGreaterThanOrEqual(2);
});
