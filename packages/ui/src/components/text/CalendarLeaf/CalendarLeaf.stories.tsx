import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { CalendarLeaf } from './CalendarLeaf.tsx';

const meta = preview.meta({
  component: CalendarLeaf,
  args: { heading: 'Friday', value: '27', footnote: 'November' },
  parameters: { states: ['least', 'usual', 'long-words'] },
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** A day. */
export const ADay = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27')).toBeVisible();
  },
});

/** How many, where it is not known which. */
export const HowMany = meta.story({
  tags: ['least'],
  args: { heading: 'From', value: '3', footnote: 'days' },
});

/** Finnish has long days. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { heading: 'Keskiviikkona', value: '30', footnote: 'marraskuuta' },
  globals: { viewport: { value: 'narrow' } },
});
