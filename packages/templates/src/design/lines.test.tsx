import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Core } from '../content/content.ts';
import { commonLabels } from '../content/labels/index.ts';
import { People } from './sections/People.tsx';
import { pointLine, priceLine } from './props.ts';
import { makeShow } from './show.tsx';

const siteOf = (people?: Core['people']) => {
  const content: Core = {
    version: 3,
    business: {
      name: 'The Lock',
      trade: 'Canteen',
      address: { street: '4 Harbour Steps', town: 'Leith' },
    },
    ...(people && { people }),
  };
  const show = makeShow({
    drawings: { pot: ({ alt }) => <svg role="img" aria-label={alt} /> },
    business: content.business,
    files: {},
    drawn: false,
  });
  return { content, labels: commonLabels.en, locale: 'en-GB', formAction: undefined, show };
};

test('what is sold out keeps its price and says so before its note', () => {
  expect(priceLine(siteOf(), { name: 'Lobster', price: 2800, note: 'Half', soldOut: true })).toEqual({
    name: 'Lobster',
    price: '£28',
    note: 'Not today · Half',
  });
});

test('without a price, the word for sold out stands in its place', () => {
  expect(priceLine(siteOf(), { name: 'Lobster', note: 'Half', soldOut: true })).toEqual({
    name: 'Lobster',
    price: 'Not today',
    note: 'Half',
  });
  expect(priceLine(siteOf(), { name: 'Lobster' })).toEqual({ name: 'Lobster', price: '' });
});

test('a point has its picture where pictures are shown, and no field that the content leaves out', () => {
  const picture = { kind: 'drawing', name: 'pot', alt: 'A pot' } as const;
  const point = { title: 'Boil it', picture };
  expect(pointLine(siteOf(), point)).toEqual({ name: 'Boil it', text: '' });
  const { drawing, ...words } = pointLine(siteOf(), { ...point, text: 'Long', mark: '3', note: 'Salt' }, {});
  expect(words).toEqual({ name: 'Boil it', text: 'Long', mark: '3', note: 'Salt' });
  expect(renderToString(<>{drawing}</>)).toContain('aria-label="A pot"');
});

test('people are introduced by what to come to them for, or by their role', () => {
  const people = {
    heading: 'Ask for',
    items: [
      { name: 'Joan', role: 'Cook', note: 'Soup' },
      { name: 'Moss', role: 'Baker' },
    ],
  };
  const html = renderToString(<People site={siteOf(people)} />);
  expect(html).toMatch(/Ask for.*Joan.*Soup.*Moss.*Baker/s);
  expect(html).not.toContain('Cook');
});

test('without named people there is no heading', () => {
  expect(renderToString(<People site={siteOf()} />)).toBe('');
});
