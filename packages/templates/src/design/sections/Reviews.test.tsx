import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadDesign } from '../../designs.ts';
import { catalogue } from '../../catalogue.ts';
import type { Core } from '../../content/content.ts';
import { commonLabels } from '../../content/labels/index.ts';
import { welshVillage } from '../../content/testing/businesses.ts';
import { Reviews } from './Reviews.tsx';

const google = { name: 'Google', rating: 4.8, count: 1204, address: 'https://google.example/siop-gwen' };

const draw = (reviews: Core['reviews'], language: 'en' | 'de' = 'en') =>
  renderToString(
    <Reviews
      site={{
        content: { ...welshVillage, ...(reviews && { reviews }) },
        labels: commonLabels[language],
        locale: language === 'de' ? 'de-DE' : 'en-GB',
      }}
      tone="plain"
    />,
  );

/** What is read of it: the stars are for the eye alone. */
const said = (html: string) =>
  html.replaceAll(/<span aria-hidden="true">.*?<\/svg><\/span><\/span>/gs, '').replaceAll(/<[^>]+>/g, '');

test.each([
  ['with all there is to say', [google], 'en', '4.8 of 5 on Google, 1,204 reviews'],
  ['in German', [google], 'de', '4,8 von 5 bei Google, 1.204 Bewertungen'],
  ['by one customer', [{ name: 'Google', rating: 3, count: 1 }], 'en', '3.0 of 5 on Google, 1 review'],
  ['by nobody knows how many', [{ name: 'Tripadvisor', rating: 4.5 }], 'en', '4.5 of 5 on Tripadvisor'],
] as const)('a rating %s is told in words', (_how, reviews, language, words) => {
  expect(said(draw(reviews, language))).toBe(words);
});

test('where an address is given, the same words lead there; else they lead nowhere', () => {
  const html = draw([google, { name: 'Tripadvisor', rating: 4.5 }]);
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  expect(links.map(([, address, words = '']) => [address, said(words)])).toEqual([
    ['https://google.example/siop-gwen', '4.8 of 5 on Google, 1,204 reviews'],
  ]);
  expect(html).toContain('4.5 of 5 on Tripadvisor');
  expect(html).not.toMatch(/<script|<iframe|<img/);
});

test.each([
  ['none', undefined],
  ['an empty list', []],
])('%s leaves nothing', (_what, reviews) => {
  expect(draw(reviews)).toBe('');
});

test.each(catalogue.map(({ id }) => id))(
  '%s shows on one of its pages how a business is rated elsewhere, and tells search engines nothing of it',
  async (id) => {
    const design = (await loadDesign(id))!;
    const render = (content: object) => {
      const { pages, Page, structuredData } = design.render({ content: { ...welshVillage, ...content } });
      const drawn = pages.map(({ slug }) => renderToString(<Page slug={slug} href={(to) => `/${to}`} />));
      return { drawn, told: JSON.stringify(structuredData) };
    };
    const { drawn, told } = render({ reviews: [google] });
    const { reviews } = commonLabels.en;
    expect(drawn.filter((html) => html.includes(`<section aria-label="${reviews}"`))).toHaveLength(1);
    expect(drawn.join('')).toContain(`href="${google.address}"`);
    // Those stars are another's to tell: Google forbids a business to mark up what it was rated elsewhere.
    expect(told).not.toMatch(/rating|review|4\.8|1204|google/i);
    expect(render({}).drawn.join('')).not.toContain(`aria-label="${reviews}"`);
  },
);
