import { expect, test } from 'vitest';
import { exportMap } from '../exportMap.mjs';
import packageJson from '../package.json' with { type: 'json' };

test('what can be imported is what the folders hold: npm run build', () => {
  expect(packageJson.exports).toEqual(exportMap());
});
