import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PunchCards } from './PunchCards.tsx';

const meta = preview.meta({
  component: PunchCards,
  args: { heading: 'Ten on the bar' },
  parameters: { layout: 'fullscreen', states: ['many'] },
});

/** Few plates are no towers on a phone. */
export const FewOnAPhone = meta.story({
  tags: ['many'],
  args: {
    cards: [
      { name: 'Holiday card', price: '£40', visits: 3, note: 'For a week in town.' },
      { name: 'Term card', price: '£104', visits: 8, note: 'School weeks only.' },
      { name: 'Twelve weeks', price: '£150', visits: 12, note: 'One a week.' },
    ],
  },
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
