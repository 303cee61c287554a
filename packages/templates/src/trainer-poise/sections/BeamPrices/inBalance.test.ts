import { expect, test } from 'vitest';
import { inBalance } from './inBalance.ts';

test('hangs the heavier nearer, so that both sides come to the same', () => {
  expect(inBalance([7200, 5400, 3600, 0, 1200])).toEqual({
    over: 0,
    places: [
      { side: 'start', distance: 1 },
      { side: 'end', distance: 2 },
      { side: 'start', distance: 3 },
      { side: 'end', distance: 4 },
      { side: 'end', distance: 6 },
    ],
  });
});

test('says by how much one side outweighs the other where nothing hangs them level', () => {
  const { over, places } = inBalance([9900, 100]);
  expect(places).toEqual([
    { side: 'start', distance: 1 },
    { side: 'end', distance: 6 },
  ]);
  expect(over).toBe(-9300);
});
