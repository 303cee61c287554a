import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { entriesOf, root, type Entry } from './entries.ts';

test('publint finds no fault', async () => {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

// stranger.test.ts asks the type checker, in the daily run too, whether the types of every entry are found. What attw
// adds is how the kinds of entries are mapped.
const kindOf = ({ name }: Entry) => name.split('/')[0];
const entriesToday = entriesOf().filter(
  (entry, place, all) =>
    inject('isNightly') || all.findIndex((one) => kindOf(one) === kindOf(entry)) === place,
);

test('the types of its entries are found by an app that imports them, says attw', async () => {
  const entrypoints = entriesToday.map(({ name }) => name);
  const { stdout } = await promisify(execFile)(
    'npx',
    ['attw', inject('tarball'), '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entrypoints],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  // It lists the faults that the profile ignores too: resolution as CommonJS and as Node did before `exports`.
  const { analysis, problems } = JSON.parse(stdout);
  const faults = Object.values<{ resolutionKind: string }[]>(problems ?? {}).flat();
  expect(Object.keys(analysis.entrypoints)).toHaveLength(entrypoints.length);
  expect(faults.filter(({ resolutionKind }) => !/^node(10|16-cjs)$/.test(resolutionKind))).toEqual([]);
});

test('React is the app’s own, and there is no way in but the entries', () => {
  expect(packageJson.peerDependencies).toEqual({ react: '^19.2.0', 'react-dom': '^19.2.0' });
  expect(Object.keys(packageJson.exports)).not.toContain('.');
});
