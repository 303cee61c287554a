import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({
  component: Wordmark,
  args: { name: 'Awning', href: '/' },
  // It stands on boards alone.
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** Over every page. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Awning' })).toHaveAttribute('href', '/');
  },
});

/** A name longer than the board is wide. */
export const LongWord = meta.story({
  args: { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone it leads home. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Awning' })).toHaveFocus();
  },
});
