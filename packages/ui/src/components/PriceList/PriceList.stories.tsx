import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PriceList } from './PriceList.tsx';

const meta = preview.meta({
  component: PriceList,
  args: {
    items: [
      { name: 'Extra Pages', price: '+ $50' },
      { name: 'Blog Setup', price: '+ $100' },
    ],
  },
});

/** What can be added. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['Extra Pages + $50', 'Blog Setup + $100']);
  },
});
