import { expect, test } from 'vitest';
import { purposeOf, readLibrary } from './library.ts';
import { readSections } from './sectionStates.ts';

test('what a section is for is the sentence right above it', () => {
  const code = `
/** Another’s. */
export interface SignProps {}

/**
 * Hangs over
 * the door.
 */
export function Sign() {}

export function Bare() {}`;
  expect(purposeOf('Sign', code)).toBe('Hangs over the door.');
  expect(purposeOf('Bare', code)).toBeUndefined();
});

// Read before any test begins: on a busy machine it takes longer than one may.
const shelves = readLibrary();
const sections = readSections();

test('every section stands on a shelf of the library', () => {
  const names = shelves.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  expect(names.toSorted()).toEqual(sections.map(({ name }) => name).toSorted());
});

test.for(shelves.flatMap(({ pieces }) => pieces))(
  '$name says in a sentence what it is for',
  ({ purpose }) => {
    expect(purpose).toMatch(/^[A-Z].+\.$/);
  },
);

test('what the shop shows is told from what nobody has shown yet', () => {
  const usedOf = (name: string) =>
    shelves.flatMap(({ pieces }) => pieces).find((piece) => piece.name === name)?.used;
  expect(usedOf('TierCards')).toBe(true);
  expect(usedOf('LogoStrip')).toBe(false);
});
