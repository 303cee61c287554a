import { expect, test } from 'vitest';
import { changesTo, isOutdated } from './suggestedChanges.ts';

const rows = (...names: readonly string[]) => names.map((name) => ({ name, price: 1900 }));

test.each([
  ['a field that was empty', {}, { opening: { heading: 'Hi' } }, [{ path: 'opening.heading', value: 'Hi' }]],
  ['a field that is emptied', { a: { b: 'x', c: 1 } }, { a: { c: 1 } }, [{ path: 'a.b' }]],
  [
    'a field in a row',
    { items: rows('Cut', 'Shvae') },
    { items: rows('Cut', 'Shave') },
    [{ path: 'items.1.name', value: 'Shave' }],
  ],
  [
    'a new row, with its list',
    { items: ['a'] },
    { items: ['a', 'b'] },
    [{ path: 'items', value: ['a', 'b'] }],
  ],
  [
    'rows that changed places, with their list',
    { items: rows('Cut', 'Shave') },
    { items: rows('Shave', 'Cut') },
    [{ path: 'items', value: rows('Shave', 'Cut') }],
  ],
  [
    'the words of a picture',
    { picture: { kind: 'photo', file: 'a', alt: 'A chiar' } },
    { picture: { kind: 'photo', file: 'a', alt: 'A chair' } },
    [{ path: 'picture.alt', value: 'A chair' }],
  ],
  [
    'another kind of picture, whole',
    { picture: { kind: 'photo', file: 'a' } },
    { picture: { kind: 'none' } },
    [{ path: 'picture', value: { kind: 'none' } }],
  ],
  ['which version of content it is, never', { version: 1 }, { version: 2 }, []],
])('%s', (_name, before, after, changes) => {
  expect(changesTo(before, after)).toEqual(changes);
});

test.each([
  ['as it was', rows('Cut', 'Shvae'), false],
  ['put right already', rows('Cut', 'Shave'), false],
  ['changed otherwise', rows('Cut', 'Beard'), true],
  ['in another place', rows('Shvae', 'Cut'), true],
  ['with a row more', rows('Cut', 'Shvae', 'Wash'), true],
  ['gone', undefined, true],
])('with the list %s, the change is outdated: %s', (_name, items, outdated) => {
  const change = { path: 'items.1.name', value: 'Shave' };
  expect(isOutdated(change, { base: { items: rows('Cut', 'Shvae') }, newest: { items } })).toBe(outdated);
});
