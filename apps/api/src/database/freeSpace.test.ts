import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchFreeSpace } from './freeSpace.ts';
import { DatabaseUnavailable } from './unavailable.ts';

test('with room enough all is well', async () => {
  await expect(watchFreeSpace(tmpdir(), 1).assertRoom()).resolves.toBeUndefined();
});

test('with less than the floor nothing may be written', async () => {
  const watch = watchFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER);

  await expect(watch.assertRoom()).rejects.toEqual(new DatabaseUnavailable('full'));
});
