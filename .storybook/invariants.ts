import { expect } from 'storybook/test';

/** What every story must satisfy, so that no story has to say it. */
export async function expectInvariants({ canvasElement }: { canvasElement: HTMLElement }) {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth, 'nothing may overflow sideways').toBeLessThanOrEqual(clientWidth);

  const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids, 'ids are unique').toEqual([...new Set(ids)]);
}
