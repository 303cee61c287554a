import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { BrightHead } from './BrightHead.tsx';

const meta = preview.meta({
  component: BrightHead,
  args: { heading: 'Soup, then fish', id: 'soup', level: 2 as const },
});

/** Three words. */
export const HeadingOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'soup');
  },
});

/** With a line, on a page of its own. */
export const OpensThePage = meta.story({
  args: { level: 1 as const, lead: 'Bread is on the table already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Soup, then fish' })).toBeVisible();
    await expect(canvas.getByText('Bread is on the table already.')).toBeVisible();
  },
});
