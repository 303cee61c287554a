import { expect, test } from 'vitest';
import { jobs } from '../packages/ui/src/docs/PictureIndex/jobs.ts';
import { purposeOf, readLibrary } from './library.ts';
import { readSections } from './sectionStates.ts';

test('the sentence right above a section says what it is for', () => {
  const code = `
/** Another’s. */
export interface SignProps {}

/**
 * Hangs over
 * the door.
 *
 * It takes no id. Nothing leads to it.
 */
export function Sign() {}

export function Bare() {}`;
  expect(purposeOf('Sign', code)).toBe('Hangs over the door.');
  expect(purposeOf('Bare', code)).toBeUndefined();
});

// Read before any test begins: on a busy machine it takes longer than a test may.
const { shelves, drawers } = readLibrary();
const sections = readSections();

test('every section stands on a shelf of the library, and every shelf answers a visitor’s job', () => {
  const names = shelves.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  expect(names.toSorted()).toEqual(sections.map(({ name }) => name).toSorted());
  expect(jobs.map(({ shelf }) => shelf).toSorted()).toEqual(shelves.map(({ name }) => name).toSorted());
});

test.for([...shelves, ...drawers].flatMap(({ pieces }) => pieces))(
  '$name says in a sentence what it is for',
  ({ purpose }) => {
    expect(purpose).toMatch(/^[A-Z][^*]+\.$/);
  },
);
