import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { DishLine } from './DishLine.tsx';

const meta = preview.meta({
  component: DishLine,
  args: {
    name: 'Beetroot tart',
    price: '£9',
    meanings: new Map([
      ['v', 'vegetarian'],
      ['gf', 'no gluten'],
    ]),
  },
  decorators: [
    (Story) => (
      <Board tone="raised">
        <Story />
      </Board>
    ),
  ],
});

/** A name and a price. */
export const Least = meta.story();

/** What is on the plate, and who can eat it: the marks are heard as words. */
export const Marked = meta.story({
  args: { description: 'Goat’s curd, walnuts, the tops as a salad', marks: ['v', 'gf'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, vegetarian/)).toBeInTheDocument();
    await expect(canvas.getByText(/, no gluten/)).toBeInTheDocument();
  },
});

/** By the glass and by the bottle. */
export const TwoSizes = meta.story({
  args: {
    name: 'Sicilian white',
    price: [
      { size: 'Glass', price: '£6.50' },
      { size: 'Bottle', price: '£26' },
    ],
  },
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(sizes).toEqual(['Glass £6.50', 'Bottle £26']);
  },
});

/** Off today: struck through, with the reason, and no price. */
export const Off = meta.story({
  args: { off: 'Back on Friday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Beetroot tart');
    await expect(canvas.getByText('Back on Friday')).toBeVisible();
    await expect(canvas.queryByText('£9')).not.toBeInTheDocument();
  },
});
