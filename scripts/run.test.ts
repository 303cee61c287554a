import { expect, test } from 'vitest';
import { runAside } from './run.mjs';

test('a command has ended when it ends, whatever it has left running', async () => {
  const began = performance.now();
  expect(await runAside('sh', ['-c', 'sleep 120 & echo said'])).toBe('said\n');
  expect(performance.now() - began).toBeLessThan(60_000);
});

test('what a command said before it failed is not lost', async () => {
  await expect(runAside('sh', ['-c', 'echo said; exit 3'])).rejects.toMatchObject({
    message: 'sh -c echo said; exit 3 ended with exit code 3.',
    said: 'said\n',
  });
});
