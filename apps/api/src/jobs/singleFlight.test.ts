import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './singleFlight.ts';

test('a call that asks for what is under way gets its result, and nothing is started twice', async () => {
  const join = createSingleFlight<string>();
  const start = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValueOnce('later');

  expect(await Promise.all([join('a', start), join('a', start)])).toEqual(['first', 'first']);
  expect(await join('a', start)).toBe('later');
  expect(start).toHaveBeenCalledTimes(2);
});

test('names keep apart, and what failed may be tried again', async () => {
  const join = createSingleFlight<string>();
  const failing = join('a', () => Promise.reject(new Error('away')));

  expect(await join('b', async () => 'b')).toBe('b');
  await expect(failing).rejects.toThrow('away');
  expect(await join('a', async () => 'again')).toBe('again');
});
