import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { canteen, mensa } from './AllergenChart.fixtures.ts';
import { AllergenChart } from './AllergenChart.tsx';

const meta = preview.meta({
  component: AllergenChart,
  args: {
    heading: 'What’s in it',
    caption: 'Today',
    allergens: ['Milk'],
    dishes: [{ name: 'Rice pudding', contains: ['Milk'] }],
    labels: canteen.labels,
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One dish, one allergen. */
export const OneDish = meta.story({ tags: ['least'] });

/** A few dishes: what a mark says is heard as well as seen. */
export const AWeek = meta.story({
  tags: ['usual'],
  args: canteen,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const fish = canvas.getByRole('row', { name: /Fish fingers/ });
    await expect(
      within(fish)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['contains', 'none', 'none', 'contains', 'none']);
  },
});

/** All fourteen that the law names: the chart moves sideways under its dishes. */
export const Many = meta.story({
  tags: ['many'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...canteen,
    level: 1,
    tone: 'plain',
    allergens: [
      ...canteen.allergens,
      'Celery',
      'Crustaceans',
      'Lupin',
      'Molluscs',
      'Mustard',
      'Peanuts',
      'Sesame',
      'Soya',
      'Sulphites',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(15);
  },
});

/** In a hand: what is in a dish stands under its name, and nothing has to be moved to be read. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: canteen,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const dish = canvas.getAllByRole('term').find(({ textContent }) => textContent === 'Fish fingers');
    await expect(dish?.nextElementSibling).toHaveTextContent('Wheat, Fish');
  },
});

/** A German canteen. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: mensa,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing is cooked: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { dishes: [] },
  play: rendersNothing,
});
