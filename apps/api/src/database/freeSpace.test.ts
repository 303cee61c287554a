import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchFreeSpace } from './freeSpace.ts';
import { DatabaseUnavailable } from './unavailable.ts';

test('with enough room a write is allowed', async () => {
  await expect(watchFreeSpace(tmpdir(), 1).assertRoom()).resolves.toBeUndefined();
});

test('with less room than the minimum a write is refused', async () => {
  const watch = watchFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER);

  await expect(watch.assertRoom()).rejects.toEqual(new DatabaseUnavailable('full'));
});
