import { expect, test } from 'vitest';
import { runAside } from './run.mjs';

test('a command ends with its own process, even if it has left others running', async () => {
  const began = performance.now();
  expect(await runAside('sh', ['-c', 'sleep 120 & echo said'])).toBe('said\n');
  expect(performance.now() - began).toBeLessThan(60_000);
});

test('the output of a command that failed is not lost', async () => {
  await expect(runAside('sh', ['-c', 'echo said; exit 3'])).rejects.toMatchObject({
    message: 'sh -c echo said; exit 3 ended with exit code 3.',
    said: 'said\n',
  });
});
