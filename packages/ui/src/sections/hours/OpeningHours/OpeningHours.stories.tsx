import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { workshop } from './OpeningHours.fixtures.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { heading, caption, rows } = workshop;
const meta = preview.meta({
  component: OpeningHours,
  args: { heading, caption, rows },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** Days and times, and nothing else to say. */
export const HoursOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Friday 8 to 7' })).toBeVisible();
  },
});

/** What most shops say. */
export const WithNote = meta.story({ tags: ['usual'], args: workshop });

/** On the page itself, beside something louder. */
export const OnThePage = meta.story({ tags: ['usual'], args: { ...workshop, tone: 'plain' } });

/** Every day its own hours, and three days of the year besides. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: [
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (days, place) => ({
          days,
          times: `${8 + (place % 3)} to ${17 + (place % 2)}`,
        }),
      ),
      { days: 'Christmas Eve', times: '9 to 12' },
      { days: 'Christmas Day', times: 'Shut', closed: true },
      { days: 'Boxing Day', times: 'Shut', closed: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  },
});

/** A word without end among the days, on a narrow phone. */
export const EndlessWord = meta.story({
  tags: ['long-words'],
  args: {
    rows: [
      {
        days: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungstag',
        times: 'Geschlossen',
        closed: true,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Every day its own hours, on a narrow phone, in German. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Öffnungszeiten',
    caption: 'Besuchszeiten außerhalb der Schulferien',
    rows: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstagnachmittag', 'Freitag'].map((days) => ({
      days,
      times: '8.30 bis 17.45 Uhr, außer an gesetzlichen Feiertagen',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A business that only opens when asked. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [], footnote: 'By appointment: ring and we will open up.' },
});

/** Hours with every exception in them. */
export const HoursInARiddle = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    rows: [
      { days: 'Mon–Thu (except 1st Wed.)', times: '08:00–12:30 / 13:15–17:30' },
      { days: 'Other days', times: 'See social media', closed: true },
    ],
    footnote: 'Times may vary. No responsibility is taken for the accuracy of this information.',
  },
});
