import type { ReleaseStep } from '@awning/contract/admin/sites';
import { expect, test } from 'vitest';
import { createStepNotes } from './stepNotes.ts';

test('for a site of any length, the progress is written some ten times, and always grows', async () => {
  const written: { progress: number; step: ReleaseStep }[] = [];
  const notes = createStepNotes(async (noted) => void written.push(noted));
  for (const kind of ['pages', 'pictures', 'packing'] as const) {
    for (let done = 1; done <= 300; done += 1) {
      notes.reach({ kind, done, of: 300 });
      await notes.settled();
    }
  }

  expect(written).toHaveLength(9);
  const progress = written.map((one) => one.progress);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBeLessThan(100);
});

test('progress made while a step is written replaces earlier waiting progress', async () => {
  const written: ReleaseStep[] = [];
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const notes = createStepNotes(async ({ step }) => {
    written.push(step);
    await gate;
  });
  for (let done = 1; done <= 12; done += 1) notes.reach({ kind: 'pages', done, of: 12 });
  go();
  await notes.settled();

  expect(written.map(({ done }) => done)).toEqual([2, 11]);
});

test('a failed write of a step fails nothing else', async () => {
  const notes = createStepNotes(() => Promise.reject(new Error('away')));
  notes.reach({ kind: 'pages', done: 12, of: 12 });

  await expect(notes.settled()).resolves.toBeUndefined();
});
