import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { addressesUnder } from './siteAddress.ts';
import { sites } from './sites.ts';

const root = '/demos/here/';
const href = addressesUnder(root);

const pages = Object.entries(sites).flatMap(([id, { Page, pages: known }]) =>
  [...known.map(({ slug }) => slug), 'no-such-page'].map((slug) => ({
    id,
    slug,
    html: renderToString(<Page slug={slug} href={href} />),
  })),
);

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test.each(pages)('$id/$slug says one thing first, in one main', ({ html }) => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<main id="main"/g)).toHaveLength(1);
});

test.each(pages)('$id/$slug leads nowhere that is not there', ({ id, html }) => {
  const addresses = new Map(
    sites[id]!.pages.map(({ slug }) => [
      href(slug),
      attributes(pages.find((page) => page.id === id && page.slug === slug)!.html, 'id'),
    ]),
  );
  const ids = attributes(html, 'id');
  for (const link of attributes(html, 'href')) {
    const [address = '', anchor] = link.split('#');
    if (/^(tel|mailto):/.test(link)) continue;
    const targets = address === '' ? ids : addresses.get(address);
    expect(targets, link).toBeDefined();
    if (anchor) expect(targets, link).toContain(anchor);
  }
});

test.each(pages)('$id/$slug carries no style of its own and sends nothing away', ({ html }) => {
  expect(attributes(html, 'style')).toEqual([]);
  expect(html).not.toMatch(/https?:\/\//);
  for (const action of attributes(html, 'action')) expect(action).toMatch(/^#/);
});

test.each(Object.entries(sites))('%s shows the pages its catalogue entry promises', (id, site) => {
  const entry = catalogue.find((template) => template.id === id);
  expect(site.pages.map(({ name }) => name)).toEqual(entry?.pages);
});

test.each(Object.entries(sites))('%s tells each page from the others in the tab', (_id, { pages: known, notFound }) => {
  const titles = [...known.map(({ title }) => title), notFound.title];
  expect(titles).toEqual([...new Set(titles)]);
  for (const { description } of known) expect(description.length).toBeLessThanOrEqual(160);
});

test.each(Object.entries(sites))('%s tells search engines where and when', (_id, { structuredData }) => {
  expect(structuredData).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.any(String),
    address: { '@type': 'PostalAddress' },
    openingHoursSpecification: expect.anything(),
  });
});
