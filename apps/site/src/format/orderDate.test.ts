import { expect, test, vi } from 'vitest';

test('an instant is told by one clock, wherever it is written', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { orderDate } = await import('./orderDate.ts');
  expect(orderDate('2026-11-21T02:05:00.000Z').text).toBe('21 November 2026 at 02:05 UTC');
  vi.unstubAllEnvs();
});
