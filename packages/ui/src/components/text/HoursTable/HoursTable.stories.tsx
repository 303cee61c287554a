import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { ground } from '../../../theme/ground.css.ts';
import { HoursTable } from './HoursTable.tsx';
import { markToday } from './markToday.ts';

const rows = [
  { days: 'Mon to Thu', times: '8 to 5.30', on: ['Mon', 'Tue', 'Wed', 'Thu'] },
  { days: 'Friday', times: '8 to 7', on: ['Fri'] },
  { days: 'Saturday', times: '9 to 1', on: ['Sat'] },
  { days: 'Sunday', times: 'Out on a bike', closed: true, on: ['Sun'] },
] as const;
const today = { label: 'Today', timeZone: 'Europe/London' };

const meta = preview.meta({
  component: HoursTable,
  args: { caption: 'The shutter is up', rows },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

const marked = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  within(canvas.getByRole('table', { name: 'The shutter is up' }))
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'date')
    .map(({ textContent }) => textContent);

/** Days and hours. */
export const NoDayMarked = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Friday 8 to 7' })).toBeVisible();
    await expect(marked(canvas)).toEqual([]);
  },
});

/** Today’s row says so, in the time of the business: late on Friday in London it is Saturday in Auckland already. */
export const Today = meta.story({
  tags: ['usual'],
  args: { today },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Today').filter((word) => !word.hidden)).toHaveLength(1);

    markToday(canvasElement, clockAt(new Date('2026-10-16T21:30:00Z')));
    await expect(marked(canvas)).toEqual(['Friday Today8 to 7']);
    await expect(canvas.getByRole('row', { name: 'Friday Today 8 to 7' })).toBeVisible();

    markToday(canvasElement, clockAt(new Date('2026-10-16T23:30:00Z')));
    await expect(marked(canvas)).toEqual(['Saturday Today9 to 1']);
  },
});

/** On a day off the mark keeps the colour of the words around the table: it is too small for the bright one. */
export const ClosedToday = meta.story({
  tags: ['usual'],
  args: { today, look: 'numerals' },
  render: (args) => (
    <div className={ground.deep}>
      <HoursTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    markToday(canvasElement, clockAt(new Date('2026-10-18T12:00:00Z')));
    const closed = canvas.getByRole('row', { name: /^Sunday Today/ });
    const colourOf = (element: Element) => getComputedStyle(element).color;

    await expect(colourOf(closed)).not.toBe(colourOf(canvas.getByRole('table')));
    await expect(colourOf(within(closed).getByText('Today'))).toBe(colourOf(canvas.getByRole('table')));
  },
});

/** The hours in the theme’s own numerals. */
export const Numerals = meta.story({ tags: ['usual'], args: { today, look: 'numerals' } });

/** On a phone hours stand on one line, and a mark that needs a line of its own begins where its day does. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: {
    rows: [
      { days: 'Mon to Fri', times: '06:00 to 20:00', on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
      { days: 'Wednesday and Saturday', times: '09:00 to 12:00', on: ['Sat'] },
    ],
    today,
    look: 'numerals',
  },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    markToday(canvasElement, clockAt(new Date('2026-10-17T12:00:00Z')));
    for (const hours of ['06:00 to 20:00', '09:00 to 12:00']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(hours));
      await expect(range.getClientRects()).toHaveLength(1);
    }
    const mark = canvas.getAllByText('Today').find((word) => !word.hidden)!;
    const day = document.createRange();
    day.selectNodeContents(mark.parentElement!.firstChild!);
    await expect(mark.getBoundingClientRect().top).toBeGreaterThan(day.getBoundingClientRect().bottom - 4);
    await expect(mark.getBoundingClientRect().left).toBe(day.getBoundingClientRect().left);
  },
});

/** In a card hardly wider than its words, today: the day is set in two lines, and the mark in one. */
export const InANarrowCard = meta.story({
  tags: ['long-words'],
  args: {
    rows: [{ days: 'Sunday and Monday', times: 'Closed', closed: true, on: ['Sun', 'Mon'] }],
    today: { label: 'Today', timeZone: 'Europe/London' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem', overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    markToday(canvasElement, clockAt(new Date('2026-10-18T12:00:00Z')));
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('Closed'));
    await expect(range.getClientRects()).toHaveLength(1);
  },
});

/** On a narrow phone, in German, today. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    caption: 'Besuchszeiten außerhalb der Schulferien',
    rows: [
      {
        days: 'Donnerstagnachmittagsöffnungszeiten',
        times: '8.30 bis 17.45 Uhr, außer an gesetzlichen Feiertagen',
        on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      },
    ],
    today: { label: 'Heute', timeZone: 'Europe/Berlin' },
    look: 'numerals',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A row for every day. */
export const EveryDayAlone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((days) => ({ days, times: '08:00–17:30' })),
  },
});
