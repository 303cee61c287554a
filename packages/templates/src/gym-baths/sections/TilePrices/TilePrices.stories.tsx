import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TilePrices } from './TilePrices.tsx';

const prices = Array.from({ length: 9 }, (_, place) => ({
  name: `Price ${place + 1}`,
  price: `£${place + 3}`,
}));

const meta = preview.meta({
  component: TilePrices,
  args: { heading: 'Prices', prices, tone: 'plain' as const },
  parameters: { states: ['many'] },
  render: (args) => (
    <>
      {prices.map(({ name }, place) => (
        <TilePrices
          key={name}
          {...args}
          heading={`The first ${place + 1}`}
          prices={prices.slice(0, place + 1)}
        />
      ))}
    </>
  ),
});

/** However many prices there are, no row of the wall stays open at its end: the last corner is tiled. */
export const FullWall = meta.story({
  tags: ['many'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [, ...walls] = canvas.getAllByRole('list');
    for (const wall of walls) {
      const box = wall.getBoundingClientRect();
      const last = wall.lastElementChild!.getBoundingClientRect();
      await expect(Math.abs(last.right - box.right)).toBeLessThan(2);
      await expect(Math.abs(last.bottom - box.bottom)).toBeLessThan(2);
    }
  },
});

/** The same on a phone, two to a row. */
export const FullWallOnAPhone = FullWall.extend({ globals: { viewport: { value: 'mobile1' } } });
