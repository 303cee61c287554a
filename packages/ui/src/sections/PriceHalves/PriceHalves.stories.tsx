import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { mender, uhrmacher } from './PriceHalves.fixtures.ts';
import { PriceHalves } from './PriceHalves.tsx';

const meta = preview.meta({
  component: PriceHalves,
  args: { heading: mender.heading, groups: [{ items: [{ name: 'Battery', price: '£8' }] }] },
  parameters: { layout: 'fullscreen' },
});

/** One thing, one price. */
export const OnePrice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Battery');
    await expect(canvas.getByRole('definition')).toHaveTextContent('£8');
  },
});

/** Two kinds of work; each is named once aloud, though it is seen twice. */
export const Groups = meta.story({
  args: mender,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'What it costs',
      'Watches',
      'Clocks',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£8 While you wait');
  },
});

/** A few of them, and where the rest stand. */
export const WithActions = Groups.extend({
  args: { actions: [{ label: 'Every price', href: '/prices' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Every price' })).toHaveAttribute('href', '/prices');
  },
});

/** The line stays in the middle of a phone. */
export const OnAPhone = Groups.extend({ globals: { viewport: { value: 'mobile1' } } });

/** On two painted grounds. */
export const OnOtherGrounds = Groups.extend({ args: { start: 'accent', end: 'tint' } });

/** Prices and trades that were never meant for half a telephone. */
export const LongWords = meta.story({ args: uhrmacher, globals: { viewport: { value: 'narrow' } } });

/** The board before it is lettered. */
export const Empty = meta.story({ args: { groups: [] } });
