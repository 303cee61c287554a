import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { gym, saegewerk } from './PricePlates.fixtures.ts';
import { PricePlates } from './PricePlates.tsx';

const meta = preview.meta({
  component: PricePlates,
  args: { heading: gym.heading, plates: [{ price: '£14', name: 'A session' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One price for everything. */
export const OnePrice = meta.story({ tags: ['least'] });

/** Four ways to come, the dearest first and the free one in the colour of offers. */
export const Four = meta.story({
  tags: ['usual'],
  args: gym,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: gym.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '£45 One to one 45 minutes, just you',
      '£28 Pairs each, bring a mate',
      '£14 Small group six at most',
      '£0 The first one jeans are fine',
    ]);
    const [dearest, , , cheapest] = canvas.getAllByRole('listitem').map((item) => item.clientWidth);
    await expect(dearest).toBeGreaterThan(cheapest ?? Infinity);
  },
});

/** A bar stood on its end, to be read with a thumb. */
export const OnAPhone = Four.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** The prices are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...gym, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: gym.heading })).toBeVisible();
  },
});

/** More plates than the bar is long: they go on a second row. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    plates: [
      ...gym.plates,
      { price: '£9', name: 'Open floor', note: 'an hour, racks and all' },
      { price: '£7', name: 'Stretching', note: 'Sundays at ten' },
    ],
  },
});

/** A sawmill with long prices and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: saegewerk,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [dearest] = canvas.getAllByRole('listitem');
    const plate = dearest!.getBoundingClientRect();
    const name = within(dearest!).getByRole('strong').getBoundingClientRect();
    await expect(name.left - plate.left).toBeGreaterThan(20);
    await expect(plate.right - name.right).toBeGreaterThan(20);
  },
});

/** The bar before it is loaded: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { plates: [] },
  play: rendersNothing,
});
