import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CheckList } from './CheckList.tsx';

const meta = preview.meta({
  component: CheckList,
  args: { items: ['Three pages: Home, Prices, Find us', 'Quick on an old phone with one bar of signal'] },
});

/** What comes with the goods. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
