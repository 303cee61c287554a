import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '../../docs/Board/Board.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';

const meta = preview.meta({
  component: CalendarLeaf,
  args: { head: 'Friday', figure: '27', foot: 'November' },
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
export const HowMany = meta.story({ tags: ['least'], args: { head: 'From', figure: '3', foot: 'days' } });

/** Finnish has long days. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { head: 'Keskiviikkona', figure: '30', foot: 'marraskuuta' },
  globals: { viewport: { value: 'narrow' } },
});
