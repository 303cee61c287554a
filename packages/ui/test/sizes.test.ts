import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import sizes from '../sizes.json' with { type: 'json' };
import { bundle, type Bundle } from './bundle.ts';
import { entriesOf, root } from './entries.ts';

const entries = entriesOf();
const limits: Record<string, { script: number; styles: number }> = sizes;
const bundles = new Map<string, Bundle>();

beforeAll(async () => {
  for (const { name, script } of entries) bundles.set(name, await bundle(script));
});

const step = 128;

/** The limit for an entry of this weight: its present limit while that fits, else a little more than the weight. */
function limitFor(bytes: number, limit = -1) {
  const fitting = Math.ceil((bytes * 1.05) / step) * step;
  return bytes <= limit && limit <= fitting + 2 * step ? limit : fitting;
}

test('every entry keeps within its limits, which are close to its size, so that a review shows every change', async () => {
  const fitting = entries.map(({ name }) => {
    const { script, styles } = bundles.get(name)!;
    const limit = limits[name];
    return [name, { script: limitFor(script, limit?.script), styles: limitFor(styles, limit?.styles) }];
  });
  const file = path.join(root, 'sizes.json');
  await expect(`${JSON.stringify(Object.fromEntries(fitting), null, 2)}\n`).toMatchFileSnapshot(file);
});

test('Hero alone is at most 3 kB of script and its own styles, without Radix', () => {
  const { modules, script, styles } = bundles.get('sections/Hero')!;
  expect(script).toBeLessThanOrEqual(3000);
  expect(styles).toBeGreaterThan(0);
  expect(modules.filter((id) => id.includes('@radix-ui'))).toEqual([]);
});

const sections = entries.filter(({ name }) => name.startsWith('sections/'));

test.for(sections)('$name brings no other section along', ({ name }) => {
  const { modules } = bundles.get(name)!;
  const own = name.replace('sections', '');
  const others = modules.filter((id) => id.includes('/sections/') && !id.includes(`${own}/`));
  expect(others).toEqual([]);
});
