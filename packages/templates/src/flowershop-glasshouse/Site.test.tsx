import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bavarianHouse } from '../content/testing/businesses.ts';
import { addressesUnder } from '../design/siteAddress.ts';
import { design } from './Site.tsx';

test('a shop without rooms has all its prices on one page, and its first leads there', () => {
  const { Page, pages } = design.render({ content: bavarianHouse });
  expect(pages.map(({ slug }) => slug)).toEqual(['', 'first-room', 'gardeners', 'questions', 'visit']);
  const href = addressesUnder('/', pages);
  const home = renderToString(<Page slug="" href={href} />);
  expect(home).toMatch(/<a\b[^>]*href="\/blumen\/"[^>]*>Frühstück<\/a>/);
  const prices = renderToString(<Page slug="first-room" href={href} />);
  expect(prices.match(/Geschenke: Klein</g)).toHaveLength(1);
});
