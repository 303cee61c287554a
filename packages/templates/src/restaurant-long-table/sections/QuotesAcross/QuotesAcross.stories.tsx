import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { faehre, ferry } from './QuotesAcross.fixtures.ts';
import { QuotesAcross } from './QuotesAcross.tsx';

const meta = preview.meta({
  component: QuotesAcross,
  args: { heading: ferry.heading, items: [{ quote: 'Dry.', author: 'Pat' }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One voice. */
export const OneVoice = meta.story({ tags: ['least'] });

/** To and fro. */
export const Three = meta.story({
  tags: ['usual'],
  args: ferry,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: ferry.heading })).toBeVisible();
    await expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('Pat, the 9.40');
  },
});

/** A loud crossing. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...ferry,
    tone: 'plain',
    items: [
      ...ferry.items,
      { quote: 'The tea is honest.', author: 'Two nuns' },
      { quote: 'I proposed at the buoy. She said ask again at the pier.', author: 'Malcolm' },
    ],
  },
});

/** A German river boat. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: faehre,
  globals: { viewport: { value: 'narrow' } },
});

/** Nobody spoke: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});
