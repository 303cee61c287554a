import { expect, test } from 'vitest';
import { expectInvariants } from './invariants.ts';

test('a story in a developer’s own window stays there, with any fault', async () => {
  const nothingToLookAt = undefined as unknown as HTMLElement;
  const visit = { canvasElement: nothingToLookAt, globals: {}, reporting: { reports: [] } };

  await expect(expectInvariants(visit)).resolves.toBeUndefined();
});
