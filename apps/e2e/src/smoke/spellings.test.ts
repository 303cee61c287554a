import { expect, inject, test } from 'vitest';
import { paths } from '../../../site/src/paths.ts';

/** The parameters, chosen so that as many pages as possible exist. */
const filledIn: Record<string, string> = {
  token: 'Ab-1_xY',
  step: 'name',
  id: 'Ab1',
  postId: 'price-list',
  form: 'contact',
  outcome: 'success',
  category: 'barbershop',
  productId: 'barbershop-classic',
  templateId: 'barbershop-classic',
  '*': '',
};
const pages = Object.values(paths).map(({ pattern }) => ({
  pattern,
  own: pattern.replace(/:(\w+)|\*/g, (_, name = '*') => filledIn[name] ?? ''),
}));

const ask = (address: string, method: 'GET' | 'HEAD' = 'GET') =>
  fetch(inject('shopUrl') + address, { method, redirect: 'manual', headers: { accept: 'text/html' } });

/** The spellings of a page’s address: its fixed words in upper case, or one by one percent-encoded. */
const spellingsOf = (pattern: string, own: string) => {
  const parts = own.split('/');
  const respelt = (write: (word: string) => string) =>
    pattern
      .split('/')
      .flatMap((part, place) => (/^\w/.test(part) ? [parts.with(place, write(part)).join('/')] : []));
  const encode = (word: string) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`;
  const otherEnd = own.endsWith('/') ? own.slice(0, -1) : `${own}/`;
  return [
    ...respelt((word) => word.toUpperCase()),
    ...respelt(encode),
    ...respelt((word) => encode(word.toUpperCase())),
    ...(own === '/' ? [] : [otherEnd]),
  ];
};

test('every page has one address: other spellings redirect there, with their query', async () => {
  const astray: string[] = [];
  for (const { pattern, own } of pages) {
    for (const spelling of spellingsOf(pattern, own)) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { status, headers } = await ask(`${spelling}?q=a%20b&q=C`, method);
        const to = headers.get('location');
        if (status !== 308 || to !== `${own}?q=a%20b&q=C`)
          astray.push(`${method} ${spelling}: ${status} ${to}`);
      }
    }
  }
  expect(astray).toEqual([]);
});

test('a personal page is cached nowhere, however its address is spelt', async () => {
  const cacheable: string[] = [];
  const secret = pages.filter(({ pattern }) => pattern.includes('/:token'));
  for (const { pattern, own } of secret) {
    const first = await ask(own);
    expect([own, first.headers.get('referrer-policy'), first.headers.get('x-robots-tag')]).toEqual([
      own,
      'no-referrer',
      'noindex',
    ]);
    for (const address of [own, ...spellingsOf(pattern, own), own.toUpperCase()]) {
      const { headers } = await ask(address);
      if (headers.get('cache-control') !== 'no-store')
        cacheable.push(`${address}: ${headers.get('cache-control')}`);
    }
  }
  expect(secret.length).toBeGreaterThan(3);
  expect(cacheable).toEqual([]);
});

test.each(['//pricing', '/pricing//', '/blog//price-list', '/templates%2Fbarbershop', '/Nothing'])(
  '%s is no page',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);

test.each([
  ['/services', '/#services'],
  ['/portfolio', '/gallery'],
])('%s, which the menu names and no page has, redirects to %s', async (typed, to) => {
  const { status, headers } = await ask(typed);
  expect([status, headers.get('location')]).toEqual([302, to]);
});
