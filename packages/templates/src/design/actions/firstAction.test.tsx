import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import type { Core } from '../../content/content.ts';
import { welshVillage } from '../../content/testing/businesses.ts';
import { loadDesign } from '../../designs.ts';
import type { Design } from '../defineDesign.tsx';
import { addressesUnder } from '../siteAddress.ts';

const designs = await Promise.all(
  catalogue.map(async ({ id, category }) => ({ id, category, design: (await loadDesign(id))! })),
);

const elsewhere = { booking: 'https://booking.example/gwen', ordering: 'https://orders.example/gwen' };
const telephone = 'tel:+441248496015';
const map = /^https:\/\/www\.openstreetmap\.org\//;

interface Way {
  label: string;
  href: string;
}

const waysIn = (html: string): readonly Way[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    label: inside.replaceAll(/<[^>]*>/g, '').trim(),
    href: /\bhref="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
  }));

/** Where the top of the first page and the bar at its foot lead. */
function waysOf(design: Design, business: Partial<Core['business']>) {
  const content = { ...welshVillage, business: { ...welshVillage.business, ...business } };
  const { Page, pages } = design.render({ content, formAction: '/forms' });
  const html = renderToStaticMarkup(<Page slug="" href={addressesUnder('/', pages)} />);
  const [, bar = ''] = /<nav aria-label="Contact"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const [, header = ''] = /<header\b[^>]*>(.*?)<\/header>/s.exec(html) ?? [];
  return { header: waysIn(header), bar: waysIn(bar) };
}

describe.each(designs)('$id', ({ design, category }) => {
  test.each([
    ['book', 'Book', elsewhere.booking],
    ['join', 'Join', elsewhere.booking],
    ['order', 'Order', elsewhere.ordering],
  ] as const)('leads whoever shall %s to where that is, at the top and in the bar', (action, label, href) => {
    const { header, bar } = waysOf(design, { ...elsewhere, action });
    expect(header).toContainEqual({ label, href });
    expect(bar.map((way) => way.label)).toEqual(['Call', label, 'Directions']);
    expect(bar[1]?.href).toBe(href);
  });

  test('invites visitors to ring or call in where the owner wants that, and asks for nothing else first', () => {
    const calling = waysOf(design, { action: 'call' });
    expect(calling.header).toContainEqual({ label: 'Call 01248 496 015', href: telephone });
    expect(calling.bar.map((way) => way.label)).toEqual(['Call', 'Directions']);
    const visiting = waysOf(design, { action: 'visit' });
    expect(visiting.header.some(({ label, href }) => /^(Visit us|Come in)$/.test(label) && href !== '')).toBe(
      true,
    );
    expect(visiting.bar).toEqual([
      { label: 'Call', href: telephone },
      { label: 'Directions', href: expect.stringMatching(map) as string },
    ]);
  });

  test('says in the bar what its trade wants, where the owner has chosen nothing', () => {
    const { bar } = waysOf(design, {});
    const asked = bar.map((way) => way.label).filter((label) => !/^(Call|Directions)$/.test(label));
    const wanted: Readonly<Record<string, readonly string[]>> = { Flowershop: ['Order', ''], Gyms: ['Join'] };
    expect(wanted[category] ?? ['Book']).toContain(asked.join());
  });

  test('links to the other sites of the business, at the foot', () => {
    const social = [{ name: 'Instagram', address: 'https://instagram.example/gwen' }];
    const content = { ...welshVillage, business: { ...welshVillage.business, social } };
    const { Page, pages } = design.render({ content });
    const html = renderToStaticMarkup(<Page slug="" href={addressesUnder('/', pages)} />);
    const foot = html.slice(html.lastIndexOf('<footer'));
    expect(waysIn(foot)).toContainEqual({ label: 'Instagram', href: social[0]!.address });
  });
});
