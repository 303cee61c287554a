import { expect } from 'storybook/test';

const complaints: string[] = [];

/** Listens to the console for as long as a story is on. */
export function hearComplaints() {
  complaints.length = 0;
  const { error, warn } = console;
  const hear =
    (say: typeof error) =>
    (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      say(...words);
    };
  Object.assign(console, { error: hear(error), warn: hear(warn) });
  return () => Object.assign(console, { error, warn });
}

/** What every story must satisfy, so that no story has to say it. */
export async function expectInvariants({ canvasElement }: { canvasElement: HTMLElement }) {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth, 'nothing may overflow sideways').toBeLessThanOrEqual(clientWidth);

  const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids, 'ids are unique').toEqual([...new Set(ids)]);

  await expect(complaints, 'the console has nothing to complain of').toEqual([]);
}
