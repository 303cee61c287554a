import { expect, it } from 'vitest';
import { broadestOf, broadestWord } from './breadth.ts';

it('goes by the broadest word of a name, wherever it stands', () => {
  expect(broadestWord('Long & Daughters')).toBe(broadestWord('Daughters'));
  expect(broadestWord('Blossomfield Flowers')).toBe(broadestWord('Blossomfield'));
  expect(broadestWord('Oberleitner-Schmidbauer')).toBe(broadestWord('Oberleitner'));
});

it('knows narrow letters from broad ones', () => {
  expect(broadestWord('illi')).toBeLessThan(broadestWord('mmmm'));
  expect(broadestWord('Nora’s')).toBe(broadestWord('Nora.s'));
});

it('takes lines as they are', () => {
  expect(broadestOf(['Long & Daughters'])).toBeGreaterThan(broadestWord('Long & Daughters'));
  expect(broadestOf([])).toBe(0);
});
