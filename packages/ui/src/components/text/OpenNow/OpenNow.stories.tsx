import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { clockAt } from './clockAt.ts';
import { runAsText } from '../../../testing/runAsText.ts';
import { OpenNow, type OpenNowProps } from './OpenNow.tsx';
import { tellOpen } from './tellOpen.ts';

const labels = {
  openUntil: 'Open now, until {time}',
  opensToday: 'Closed now, opens at {time}',
  opensOn: 'Closed now, opens {day} {time}',
  closed: 'Closed at present',
};

const hours = [
  { day: 'Tue', opens: '08:30', closes: '12:00', says: { opens: '8.30', closes: 'noon' } },
  { day: 'Tue', opens: '14:00', closes: '18:00', says: { opens: '2', closes: '6' } },
  { day: 'Fri', opens: '18:00', closes: '02:00' },
  { day: 'Sun', opens: '10:00', closes: '16:00' },
] as const satisfies OpenNowProps['hours'];

const meta = preview.meta({
  component: OpenNow,
  args: { hours, timeZone: 'Europe/London', locale: 'en-GB', fallback: 'Tue, Fri and Sun', labels },
  parameters: { states: ['least', 'usual', 'long-words', 'empty', 'keyboard'] },
});

type Told = { canvasElement: HTMLElement };

const at =
  (cases: readonly (readonly [moment: string, said: string])[]) =>
  async ({ canvasElement }: Told) => {
    const line = canvasElement.querySelector('p');
    for (const [moment, said] of cases) {
      tellOpen(canvasElement, clockAt(new Date(moment)));
      await expect(`${moment}: ${line?.textContent}`).toBe(`${moment}: ${said}`);
      await expect(line).toHaveAttribute('data-state', said.startsWith('Open') ? 'open' : 'closed');
    }
  };

/** The week goes by: mornings, an afternoon off, past midnight, and three days without. */
export const ThroughTheWeek = meta.story({
  tags: ['least'],
  play: at([
    ['2026-11-24T08:29:00Z', 'Closed now, opens at 8.30'],
    ['2026-11-24T08:30:00Z', 'Open now, until noon'],
    ['2026-11-24T12:00:00Z', 'Closed now, opens at 2'],
    ['2026-11-24T17:59:00Z', 'Open now, until 6'],
    ['2026-11-24T18:00:00Z', 'Closed now, opens Friday 18:00'],
    ['2026-11-27T23:59:00Z', 'Open now, until 02:00'],
    ['2026-11-28T01:59:00Z', 'Open now, until 02:00'],
    ['2026-11-28T02:00:00Z', 'Closed now, opens Sunday 10:00'],
  ]),
});

/** The clocks go forward and back: it opens by the clock on the shop's wall. */
export const WhenTheClocksChange = meta.story({
  tags: ['usual'],
  play: at([
    ['2026-03-29T08:59:00Z', 'Closed now, opens at 10:00'],
    ['2026-03-29T09:00:00Z', 'Open now, until 16:00'],
    ['2026-10-25T09:59:00Z', 'Closed now, opens at 10:00'],
    ['2026-10-25T10:00:00Z', 'Open now, until 16:00'],
  ]),
});

/** The night of the change: an evening ends by the clock on the shop's wall, an hour sooner or later. */
export const OpenThroughTheChange = meta.story({
  tags: ['usual'],
  args: { hours: [{ day: 'Sat', opens: '20:00', closes: '03:00' }] },
  play: at([
    ['2026-03-29T01:59:00Z', 'Open now, until 03:00'],
    ['2026-03-29T02:00:00Z', 'Closed now, opens Saturday 20:00'],
    ['2026-10-25T00:30:00Z', 'Open now, until 03:00'],
    ['2026-10-25T02:59:00Z', 'Open now, until 03:00'],
    ['2026-10-25T03:00:00Z', 'Closed now, opens Saturday 20:00'],
  ]),
});

/** A page without a bundle: before its few lines of script there are the hours, after them the answer. */
export const WithoutABundle = meta.story({
  tags: ['usual'],
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<OpenNow {...args} />) }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Tue, Fri and Sun')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain('style=');
    runAsText(canvasElement, tellOpen, new Date('2026-11-24T15:00:00Z'));
    await expect(canvas.getByText('Open now, until 6')).toBeVisible();
  },
});

/** A holiday, and a day with other hours. */
export const OnOtherDays = meta.story({
  tags: ['usual'],
  args: {
    exceptions: [
      { from: '2026-12-22', until: '2026-12-25' },
      { from: '2026-12-27', spans: [{ opens: '12:00', closes: '14:00' }] },
    ],
  },
  play: at([
    ['2026-12-22T10:00:00Z', 'Closed now, opens Sunday 12:00'],
    ['2026-12-27T10:30:00Z', 'Closed now, opens at 12:00'],
    ['2026-12-27T13:00:00Z', 'Open now, until 14:00'],
  ]),
});

/** It leads to all the hours. */
export const LeadingToTheHours = meta.story({
  tags: ['usual', 'keyboard'],
  args: { href: '#hours' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#hours');
  },
});

/** In German, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    labels: { ...labels, opensOn: 'Jetzt geschlossen, öffnet voraussichtlich erst wieder {day} {time}' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    tellOpen(canvasElement, clockAt(new Date('2026-11-24T18:00:00Z')));
    await expect(canvasElement).toHaveTextContent(/wieder Freitag 18:00$/);
  },
});

/** Without a day on which it opens. */
export const NeverOpen = meta.story({
  tags: ['empty'],
  args: { hours: [] },
  play: at([['2026-11-24T09:00:00Z', 'Closed at present']]),
});
