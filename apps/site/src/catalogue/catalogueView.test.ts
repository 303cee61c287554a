import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { filtersOf, viewAddress, viewOf, viewOfFilters } from './catalogueView.ts';

test.each([
  ['/templates', undefined, ''],
  ['/templates/real-estate', 'Real Estate', ''],
  ['/templates?q=cut+%26+shave&tier=basic&price=299&sort=price-low&page=2', undefined, undefined],
  ['/templates?function=before-after&style=bold&colour=red', undefined, undefined],
  ['/templates/gyms?tier=advanced&price=1000&sort=newest', 'Gyms', undefined],
])('%s is read and written alike', (address, category, query) => {
  const search = query ?? address.slice(address.indexOf('?'));
  expect(viewAddress(viewOf(category, search))).toBe(address);
});

test.each([
  '?sort=popular',
  '?q=++',
  '?tier=platinum&price=298&sort=random&page=none',
  '?page=0',
  '?page=-3',
  '?page=1.5',
  '?page=1e99',
  '?tier=__proto__&sort=constructor',
  '?price=299.00&price=499',
  '?function=flying&style=__proto__&colour=gold',
])('a query that means nothing filters nothing: %s', (query) => {
  expect(viewAddress(viewOf(undefined, query))).toBe('/templates');
});

test('tried values stay in the address of every view, and narrow none', () => {
  const view = viewOf('Gyms', '?q=iron&name=Margit%E2%80%99s&town=Leeds&palette=night&line=');
  expect(view).toMatchObject({
    search: 'iron',
    tried: { name: 'Margit’s', town: 'Leeds', palette: 'night' },
  });
  const another = viewOfFilters({ ...filtersOf(view), search: '' }, ['Gyms'], view.tried);
  expect(viewAddress(another)).toBe('/templates/gyms?name=Margit%E2%80%99s&town=Leeds&palette=night');
});

test('a value is known in capitals, as links write it', () => {
  expect(viewOf(undefined, '?tier=Basic&sort=Newest')).toMatchObject({ tier: 'basic', sort: 'newest' });
});

test('a search is cut to a hundred letters', () => {
  expect(viewOf(undefined, `?q=${'a'.repeat(10_000)}`).search).toHaveLength(100);
});

test('filters show a view, and lead to its first page', () => {
  const view = viewOf(
    'Real Estate',
    '?q=brick&tier=basic&price=499&function=order&style=retro&colour=pink&sort=rating&page=3',
  );
  expect(filtersOf(view)).toEqual({
    search: 'brick',
    sort: 'rating',
    chosen: {
      category: 'real-estate',
      tier: 'basic',
      price: '499',
      function: 'order',
      style: 'retro',
      colour: 'pink',
    },
  });
  expect(viewOfFilters(filtersOf(view), ['Barbershop', 'Real Estate'])).toEqual({ ...view, page: 1 });
});

test('saved templates are named as ours are, each once, and outlive another choice', () => {
  const [one, two] = catalogue.map(({ id }) => id);
  const view = viewOf(undefined, `?saved=${two},nothing,${one},${two},__proto__`);
  expect(view.saved).toEqual([two, one]);
  expect(viewOf(undefined, new URL(viewAddress(view), 'https://shop.example').search)).toEqual(view);
  expect(viewOfFilters({ ...filtersOf(view), sort: 'newest' }, []).saved).toEqual([two, one]);
});

test.each(['?saved=', '?saved=nothing', '?saved=,,'])(
  'where only saved ones are asked for and none is named, none is shown: %s',
  (query) => {
    const view = viewOf(undefined, query);
    expect(view.saved).toEqual([]);
    expect(viewAddress(view)).toBe('/templates?saved=');
    expect(viewOfFilters(filtersOf(view), []).saved).toEqual([]);
  },
);
