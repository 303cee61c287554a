import hashOf from '@emotion/hash';
import { expect, test } from 'vitest';
import { nameClass } from '../classNames.mjs';

/** As vanilla-extract names the fifth style of a file, seen from the folder that is built. */
const styleAt = (packageName: string, filePath: string) => ({
  hash: `${hashOf(packageName + filePath)}4`,
  filePath,
  packageName,
});

test('a class of a design has one name in the build of the shop and in the bundle of the design, and another in another file', () => {
  const inShop = nameClass(styleAt('@awning/site', '../../packages/templates/src/gym-baths/theme.css.ts'));
  const inBundle = nameClass(styleAt('@awning/release', '../templates/src/gym-baths/theme.css.ts'));
  const other = nameClass(styleAt('@awning/release', '../templates/src/gym-boulder/theme.css.ts'));
  expect(inBundle).toBe(inShop);
  expect(inShop).toMatch(/^u[a-z0-9]+4$/);
  expect(other).not.toBe(inShop);
});
