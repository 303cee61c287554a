import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { riders } from './LeadQuotes.fixtures.ts';
import { LeadQuotes } from './LeadQuotes.tsx';

const meta = preview.meta({
  component: LeadQuotes,
  args: { ...riders, items: riders.items.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One good line, as loud as a heading. */
export const One = meta.story({ tags: ['least'] });

/** One loud, two to bear it out. */
export const Three = meta.story({
  tags: ['usual'],
  args: riders,
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('figure');
    await expect(said).toHaveLength(3);
    await expect(said[1]).toHaveTextContent('Yusuf K., first bicycle');
  },
});

/** More than a visitor reads. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: Array.from({ length: 6 }, (_, n) => ({
      ...riders.items[1]!,
      quote: `${n + 1}. ${riders.items[1]!.quote}`,
    })),
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...riders, tone: 'deep' } });

/** A customer who says it in one German word. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    items: [
      { quote: 'Fahrradreparaturwerkstattzufriedenheitsbekundung!', author: 'Frau Schmidt-Rottluff' },
      {
        quote: 'Donaudampfschifffahrtsgesellschaftskapitänsfahrrad, endlich wieder leise.',
        author: 'Der Kapitän',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** No customer has said anything yet: no heading stands alone. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** A long one, drawn as large as a heading. */
export const LongestFirst = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { ...riders, items: riders.items.toReversed() },
});
