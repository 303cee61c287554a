import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { routes } from '../routes.ts';
import { isDemoPage } from './demo.tsx';
import { ownAddress } from './ownAddress.ts';

/** Parameters whose letter case matters. */
const filledIn = {
  token: 'Ab-1_xY',
  id: 'Ab1',
  postId: 'Price-list',
  form: 'Contact',
  outcome: 'Success',
  category: 'Real%20Estate',
  productId: 'Trainer-Volt',
  templateId: 'Nothing',
  '*': 'Prices',
};

const patternsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path.replace('?', '')] : []),
    ...patternsOf(children),
  ]);
const patterns = [...new Set([...patternsOf(routes), ...Object.values(paths).map(({ pattern }) => pattern)])];
const addresses = patterns.map((pattern) => ({
  pattern,
  // Filled in as they are: `generatePath` would encode them a second time.
  own: pattern.replace(/:(\w+)|\*/g, (_, name: keyof typeof filledIn = '*') => filledIn[name]),
}));

/** The same address with one of its fixed words spelled differently, for each of them. */
const respelt = (pattern: string, own: string, write: (word: string) => string) =>
  pattern.split('/').flatMap((part, place) => {
    const parts = own.split('/');
    if (!/^\w/.test(part)) return [];
    return [parts.with(place, write(part)).join('/')];
  });

test.each(addresses)('$own is the page’s own address for every spelling of its words', ({ pattern, own }) => {
  const encodeFirst = (word: string) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`;
  const spellings = [
    ...respelt(pattern, own, (word) => word.toUpperCase()),
    ...respelt(pattern, own, encodeFirst),
    ...respelt(pattern, own, (word) => encodeFirst(word.toUpperCase())),
    ...(own === '/' || pattern.endsWith('*') ? [] : [`${own}/`]),
  ];
  expect(spellings.length).toBeGreaterThan(own === '/' ? -1 : 2);

  for (const spelling of [own, ...spellings])
    expect([spelling, ownAddress(spelling, isDemoPage)]).toEqual([spelling, own]);
});

// These are pages without a route of the shop.
const unrouted: readonly string[] = [paths.demo.pattern, paths.preview.pattern];
const linked = addresses.filter(({ pattern }) => !unrouted.includes(pattern));

test.each(linked)('a link in the page finds $own by its own spelling alone', ({ pattern, own }) => {
  const routeAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.id;
  expect(routeAt(own)).not.toBe('notFound');
  for (const spelling of respelt(pattern, own, (word) => word.toUpperCase()))
    expect([spelling, routeAt(spelling)]).toEqual([spelling, 'notFound']);
});

test.each([
  '/nothing',
  '/Nothing',
  '//pricing',
  '/pricing//',
  '/blog//price-list',
  '/reset-password/',
  '/pric%E0%A4%A',
  '/chec%E2%84%AAout',
  '/account%2Fconfirm%2Fx',
  '/assets/Main.js',
  '/pricing/index.html',
])('%s is no page’s address', (pathname) => {
  expect(ownAddress(pathname, isDemoPage)).toBeUndefined();
});

test.each([
  ['/demos/barbershop-classic', '/demos/barbershop-classic/'],
  ['/Demos/barbershop-classic/prices', '/demos/barbershop-classic/prices/'],
  ['/demos/barbershop-classic/nothing/', '/demos/barbershop-classic/nothing/'],
  ['/demos/barbershop-classic/nothing', '/demos/barbershop-classic/nothing'],
  ['/demos/Barbershop-Classic/', '/demos/Barbershop-Classic/'],
])(
  'a demo’s page ends in a slash, and an address without a page stays as requested: %s is %s',
  (asked, own) => {
    expect(ownAddress(asked, isDemoPage)).toBe(own);
  },
);
