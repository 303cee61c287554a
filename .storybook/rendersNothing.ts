import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';

/** The play of a section that has nothing to show: no bare heading is left standing. */
export async function rendersNothing({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(canvas.queryByRole('heading')).toBeNull();
}
