import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Stack, Text } from '../../../primitives/index.ts';
import { DeskShell } from './DeskShell.tsx';
import { places, viele } from './DeskShell.fixtures.ts';

const meta = preview.meta({
  component: DeskShell,
  args: {
    label: 'Desk',
    items: places,
    children: (
      <Stack gap="medium">
        <Heading level={1} size="xlarge">
          Orders
        </Heading>
        <Text>Two are waiting to be started.</Text>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen', states: ['usual', 'long-words', 'keyboard'] },
});

/** The ledger lies open at one of its tabs; another says that something waits. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Desk' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Orders 2 to start');
    await expect(canvas.getByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '/desk/quotes');
  },
});

/** On a phone the tabs are a strip that is drawn along under the thumb, the open one in sight. */
export const OnAPhone = meta.story({
  args: { items: places.map((place, n) => ({ ...place, current: n === places.length - 1 })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** By keyboard alone, tab after tab. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Orders/ })).toHaveFocus();
  },
});

/** Names that need their room. */
export const LongWords = meta.story({ tags: ['long-words'], args: { items: viele } });

/** Names for those who gave them. */
export const TabsInShort = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: ['OVW', 'ORD', 'MSG', 'QTE', 'REV'].map((label, place) => ({
      label,
      href: `/desk/${label}`,
      current: place === 1,
    })),
  },
});
