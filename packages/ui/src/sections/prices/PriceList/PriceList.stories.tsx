import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { winter, workshop } from './PriceList.fixtures.ts';
import { PriceList } from './PriceList.tsx';

const spanner = (
  <svg viewBox="0 0 96 40">
    <path fill="currentColor" d="M4 12h16v16H4zM20 17h60v6H20zM80 10h12v6H82v8h10v6H80z" />
  </svg>
);

const meta = preview.meta({
  component: PriceList,
  args: { ...workshop, groups: workshop.groups.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One short list. */
export const OneGroup = meta.story({ tags: ['least'] });

/** Two lists side by side, and the one you would like them to have. */
export const Board = meta.story({
  tags: ['usual'],
  args: { ...workshop, special: winter, footnote: 'Tips go to the lifeboat.', ornament: spanner },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(board.getByText('Puncture').nextElementSibling).toHaveTextContent('£9');
    await expect(board.getByRole('heading', { name: 'Winter coat' })).toBeVisible();
  },
});

/** On a phone the offer keeps its price beside its name, and a whole line for what is in it. */
export const OnAPhone = Board.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Winter coat' }).getBoundingClientRect();
    const price = canvas.getByText('£119').getBoundingClientRect();
    const note = canvas.getByText('Service, mudguards, lights and a hot drink').getBoundingClientRect();
    await expect(price.top).toBeLessThan(name.bottom);
    await expect(note.top).toBeGreaterThanOrEqual(price.bottom);
    await expect(Math.round(note.right)).toBe(Math.round(price.right));
  },
});

/** A dotted line leads to each price, where there is room for one. */
export const Leaders = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  args: {
    tone: 'plain',
    board: 'plain',
    groups: [
      {
        heading: 'On the stand',
        items: [
          { name: 'Tube', price: '£9' },
          { name: 'New bottom bracket and its bearings', price: '£48' },
          { name: 'Children’s bicycles', price: '', note: 'Half of all this' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const leaderOf = (name: string) => {
      const { content, inlineSize } = getComputedStyle(canvas.getByText(name).parentElement!, '::before');
      return content === 'none' ? undefined : Number.parseFloat(inlineSize);
    };
    await expect(leaderOf('Tube')).toBeGreaterThanOrEqual(24);
    await expect(leaderOf('New bottom bracket and its bearings')).toBe(0);
    await expect(leaderOf('Children’s bicycles')).toBeUndefined();

    // Hung on a ground like its own it is no board, and its words begin where the heading does.
    const leftOf = (word: HTMLElement) => Math.round(word.getBoundingClientRect().left);
    await expect(leftOf(canvas.getByText('Tube'))).toBe(leftOf(canvas.getByRole('heading', { level: 2 })));
  },
});

/** A slip of paper instead of a painted board, for the second list on a page. */
export const OnPaper = meta.story({ tags: ['usual'], args: { ...workshop, board: 'raised', tone: 'tint' } });

/** More than a board can bear. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    groups: ['Brakes', 'Gears', 'Wheels', 'Frames', 'Electrics'].map((heading) => ({
      heading,
      items: Array.from({ length: 8 }, (_, n) => ({ name: `${heading} ${n + 1}`, price: `£${n * 7 + 9}` })),
    })),
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Preisverzeichnis',
    groups: [
      {
        heading: 'Instandsetzungsarbeiten',
        items: [
          {
            name: 'Donaudampfschifffahrtsgesellschaftskapitänsfahrrad',
            price: '1.249,50 €',
            note: 'Einschließlich Grundstücksverkehrsgenehmigungszuständigkeit',
          },
        ],
      },
    ],
    special: { name: 'Rundumsorglospaket', note: 'Alles, was das Herz begehrt', price: '1.999,00 €' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A list that is still to be written. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { groups: [], footnote: 'Ring and ask: 0131 496 0733.' },
});

/** Not even a footnote: nothing is headed. */
export const NothingAtAll = meta.story({
  tags: ['empty'],
  args: { groups: [] },
  play: rendersNothing,
});

/** A list of prices that has none. */
export const PriceOnRequest = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    groups: [
      {
        heading: 'Our services',
        items: [
          { name: 'Consultation', price: 'On request' },
          { name: 'Premium care', price: 'On request' },
          { name: 'Individual solutions', price: 'It depends' },
        ],
      },
    ],
  },
});
