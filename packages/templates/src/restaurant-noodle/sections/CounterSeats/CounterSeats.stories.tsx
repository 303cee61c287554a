import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { imbiss, oysterBar } from './CounterSeats.fixtures.ts';
import { CounterSeats } from './CounterSeats.tsx';

const regular = (
  <Drawing viewBox="0 0 100 150">
    <circle cx="50" cy="38" r="24" fill={vars.color.paper6} />
    <path fill={vars.color.paper2} d="M12 150V98c0-26 16-35 38-35s38 9 38 35v52z" />
  </Drawing>
);

const meta = preview.meta({
  component: CounterSeats,
  args: { heading: oysterBar.heading, seats: oysterBar.seats.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A counter for one. */
export const OneSeat = meta.story({ tags: ['least'] });

/** Six seats, one of them Alan's. */
export const Six = meta.story({
  tags: ['usual'],
  args: {
    ...oysterBar,
    seats: oysterBar.seats.map((seat, place) => (place === 3 ? { ...seat, sitter: regular } : seat)),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 Sea view',
      '2 By the ice',
      '3 Lemon in reach',
      '4 Alan’s',
      '5 Good for hats',
      '6 Last out',
    ]);
  },
});

/** The same from above, in a hand: the counter comes down the page. */
export const OnAPhone = Six.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: () => {},
});

/** As long a counter as there is room for. */
export const Many = meta.story({
  tags: ['many'],
  args: { seats: Array.from({ length: 12 }, (_, place) => ({ note: `${place + 1} from the door` })) },
  globals: { viewport: { value: 'desktop' } },
});

/** A snack bar that is thorough about its stools. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: imbiss,
  globals: { viewport: { value: 'narrow' } },
});

/** Standing only: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { seats: [] },
  play: rendersNothing,
});
