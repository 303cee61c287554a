import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './singleFlight.ts';

test('calls for the same name share one run and its result', async () => {
  const join = createSingleFlight<string>();
  const start = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockResolvedValueOnce('later');

  expect(await Promise.all([join('a', start), join('a', start)])).toEqual(['first', 'first']);
  expect(await join('a', start)).toBe('later');
  expect(start).toHaveBeenCalledTimes(2);
});

test('different names run apart, and a failed call may be repeated', async () => {
  const join = createSingleFlight<string>();
  const failing = join('a', () => Promise.reject(new Error('away')));

  expect(await join('b', async () => 'b')).toBe('b');
  await expect(failing).rejects.toThrow('away');
  expect(await join('a', async () => 'again')).toBe('again');
});
