import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { BayHead } from './BayHead.tsx';

const meta = preview.meta({
  component: BayHead,
  args: { heading: 'By the hour', id: 'heading' },
  decorators: [
    (Story) => (
      <Board tone="tint">
        <Story />
      </Board>
    ),
  ],
});

/** Words, and no paint. */
export const HeadingAlone = meta.story();

/** Between its lines, with a line of text. The number is paint: nobody is read it. */
export const Numbered = meta.story({
  args: { bay: '03', level: 1, lead: 'The clock starts when you let go of the jetty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'By the hour' })).toBeVisible();
    await expect(canvas.getByText('03').ariaHidden).toBe('true');
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: { bay: '117', heading: 'Ruderbootverleihgebühren', lead: 'Schwimmwestenbereitstellungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});
