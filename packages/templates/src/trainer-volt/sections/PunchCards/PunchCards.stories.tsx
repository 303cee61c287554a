import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { gym, schwimmbad } from './PunchCards.fixtures.ts';
import { PunchCards } from './PunchCards.tsx';

const meta = preview.meta({
  component: PunchCards,
  args: { heading: gym.heading, cards: gym.cards.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One card, for the one thing you sell by the ten. */
export const One = meta.story({ tags: ['least'] });

/** A card for each way to come. */
export const Two = meta.story({
  tags: ['usual'],
  args: gym,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('heading', { level: 3, name: 'One to one' })).toBeVisible();
    await expect(within(second!).getByText('£12 a session in place of £14.')).toBeVisible();
  },
});

/** One under another on a phone. */
export const OnAPhone = Two.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Three visits, eight and twelve. */
export const FewAndMany = meta.story({
  tags: ['many'],
  args: {
    cards: [
      { name: 'Holiday card', price: '£40', visits: 3, note: 'For a week in town.' },
      { name: 'Term card', price: '£104', visits: 8, note: 'School weeks only.' },
      { name: 'Twelve weeks', price: '£150', visits: 12, note: 'One a week.' },
    ],
  },
});

/** Few plates are no towers on a phone. */
export const FewOnAPhone = FewAndMany.extend({
  tags: ['many'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const [few, , many] = [...canvasElement.querySelectorAll('svg')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(few!.height).toBeLessThan(many!.height * 1.6);
    await expect(few!.left).toBe(many!.left);
  },
});

/** A visit a day for a month: the plates grow thinner, and none is lost. */
export const AMonth = meta.story({
  tags: ['many'],
  args: {
    cards: [{ name: 'Every day in June', price: '£180', visits: 30, note: 'Thirty visits, one a day.' }],
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('rect')].map(
      (plate) => plate.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(30);
    await expect(Math.min(...heights)).toBeGreaterThan(Math.max(...heights) / 3);
  },
});

/** A swimming bath with long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: schwimmbad,
  globals: { viewport: { value: 'narrow' } },
});

/** No cards are sold just now: no heading over nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
