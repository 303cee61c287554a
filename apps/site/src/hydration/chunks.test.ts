import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, fetchChunk, tookTooLong } from './chunks.ts';

const reported = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  reported.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a chunk that comes is handed over, and its page waits no longer', async () => {
  await expect(fetchChunk(async () => ({ Component: 'here' }))).resolves.toEqual({ Component: 'here' });
  expect(vi.getTimerCount()).toBe(0);
  expect(reported).not.toHaveBeenCalled();
});

test('a chunk that never comes is given up and reported after 120 seconds, and not before', async () => {
  const given = vi.fn<(error: unknown) => void>();
  void fetchChunk(() => new Promise(() => undefined)).catch(given);

  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  expect(tookTooLong(given.mock.lastCall?.[0])).toBe(true);
});

test('a chunk that is gone is reported with what the browser said', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const given = vi.fn<(error: unknown) => void>();

  await fetchChunk(() => Promise.reject(cause)).catch(given);
  const [error] = given.mock.lastCall ?? [];
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  expect(tookTooLong(error)).toBe(false);
  expect(reported).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
