import { beforeAll, expect, test } from 'vitest';
import sizes from '../sizes.json' with { type: 'json' };
import { bundle, type Bundle } from './bundle.ts';
import { entriesOf } from './entries.ts';

const entries = entriesOf();
const limits: Record<string, { script: number; styles: number }> = sizes;
const bundles = new Map<string, Bundle>();

beforeAll(async () => {
  for (const { name, script } of entries) bundles.set(name, await bundle(script));
});

test.for(entries)('$name keeps within its limits', ({ name }) => {
  const limit = limits[name];
  expect(limit, 'every entry has a limit: npm run sizes').toBeDefined();
  const { script, styles } = bundles.get(name)!;
  expect(script, 'bytes of script').toBeLessThanOrEqual(limit!.script);
  expect(styles, 'bytes of styles').toBeLessThanOrEqual(limit!.styles);
});

test('nothing has a limit that is not there', () => {
  expect(Object.keys(limits).toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
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
