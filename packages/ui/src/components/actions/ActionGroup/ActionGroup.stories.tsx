import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { ActionGroup, type Actions } from './ActionGroup.tsx';

const meta = preview.meta({
  component: ActionGroup,
  args: { actions: [{ label: 'Choose your website', href: '/templates' }] as Actions },
});

/** One way on. */
export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose your website' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** Two, and the first is the one the page hopes for. */
export const Two = One.extend({
  args: {
    actions: [
      { label: 'Choose your website', href: '/templates' },
      { label: 'See the prices', href: '/pricing' },
    ],
  },
});

/** The second does not compete with the first. */
export const QuietSecond = Two.extend({ args: { second: 'quiet' } });

/** On a painted board. */
export const OnABoard = QuietSecond.extend({
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** By keyboard alone: in the order they are read. */
export const KeyboardOnly = Two.extend({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Choose your website', 'See the prices']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** German, a word without end, the narrowest phone: one under the other. */
export const LongWords = meta.story({
  args: {
    actions: [
      { label: 'Besichtigungstermin vereinbaren', href: '/termin' },
      { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/verordnung' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
});

/** Two links whose words cannot be told apart. */
export const SameThingTwice = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    actions: [
      { label: 'Get started', href: '/templates' },
      { label: 'Learn more', href: '/pricing' },
    ],
  },
});
