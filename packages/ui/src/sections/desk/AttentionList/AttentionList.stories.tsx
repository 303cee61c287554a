import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { tomorrow, viel } from './AttentionList.fixtures.ts';
import { AttentionList } from './AttentionList.tsx';

const next = { label: 'All orders', href: '/desk/orders' };

const meta = preview.meta({
  component: AttentionList,
  args: { heading: 'What waits for you', empty: 'The spike is empty. Put the kettle on.', next, items: [] },
  parameters: { layout: 'fullscreen', states: ['empty', 'usual', 'long-words', 'keyboard'] },
});

/** Nothing waits: a way on instead, in a low strip, so that what follows is in sight. */
export const Empty = meta.story({
  tags: ['empty'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').clientHeight).toBeLessThan(120);
    await expect(canvas.getByText('The spike is empty. Put the kettle on.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/desk/orders');
  },
});

/** An ordinary morning. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { items: tomorrow },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 orders to start' })).toHaveAttribute(
      'href',
      '/desk/orders?status=paid',
    );
  },
});

/** By keyboard alone, from the top of the pile down. */
export const KeyboardOnly = Usual.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2 orders to start' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '1 message to read' })).toHaveFocus();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { items: viel },
  globals: { viewport: { value: 'narrow' } },
});

/** Numbers that ask for nothing in particular. */
export const AlertsForNobody = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { id: 'alerts', count: 2, label: 'alerts', href: '/desk/orders' },
      { id: 'items', count: 1, label: 'item pending', href: '/desk/messages' },
      { id: 'events', count: 1, label: 'event', href: '/desk/mails' },
    ],
  },
});
