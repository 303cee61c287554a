import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { workshop } from './OpeningHours.fixtures.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { heading, caption, rows } = workshop;
const meta = preview.meta({
  component: OpeningHours,
  args: { heading, caption, rows },
  parameters: { layout: 'fullscreen' },
});

/** Days and times, and nothing else to say. */
export const HoursOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Friday 8 to 7' })).toBeVisible();
  },
});

/** What most shops say. */
export const WithNote = meta.story({ args: workshop });

/** On the page itself, beside something louder. */
export const OnThePage = meta.story({ args: { ...workshop, tone: 'plain' } });

/** Every day its own hours, on a narrow phone, in German. */
export const LongWords = meta.story({
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
export const Empty = meta.story({ args: { rows: [], note: 'By appointment: ring and we will open up.' } });
