import { expect, test } from 'vitest';
import { frontSizes } from './frontSizes.ts';

test('a photograph of a camera is scaled to 1600 pixels, and to fewer where it weighs too much in that', () => {
  expect(frontSizes({ width: 4000, height: 3000 })).toEqual([
    { width: 1600, height: 1200 },
    { width: 1200, height: 900 },
    { width: 800, height: 600 },
  ]);
  expect(frontSizes({ width: 3000, height: 4000 })[0]).toEqual({ width: 1200, height: 1600 });
});

test('none is made larger, and the same size is not tried twice', () => {
  expect(frontSizes({ width: 1000, height: 500 })).toEqual([
    { width: 1000, height: 500 },
    { width: 800, height: 400 },
  ]);
  expect(frontSizes({ width: 40, height: 30 })).toEqual([{ width: 40, height: 30 }]);
});

test('one that is as thin as a line is still a picture', () => {
  expect(frontSizes({ width: 9000, height: 1 })[0]).toEqual({ width: 1600, height: 1 });
});
