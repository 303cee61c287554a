import { expect, test } from 'vitest';
import { exportMap } from '../exportMap.mjs';
import packageJson from '../package.json' with { type: 'json' };

test('the exports match the folders: npm run build', () => {
  expect(packageJson.exports).toEqual(exportMap());
});
