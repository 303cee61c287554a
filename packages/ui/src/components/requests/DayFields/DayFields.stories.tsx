import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { fields } from '../RequestField/RequestField.css.ts';
import { DayFields } from './DayFields.tsx';
import { offerTimes } from './offerTimes.ts';

const times = {
  every: 60,
  last: 60,
  labels: {
    time: 'What time',
    chooseTime: 'Choose a time',
    day: '{day}, {hours}',
    span: '{opens} to {closes}',
    noneLeft: 'There is no time left on that day.',
  },
};

const meta = preview.meta({
  component: DayFields,
  args: {
    hours: [
      { day: 'Tue', opens: '09:00', closes: '12:00' },
      { day: 'Sat', opens: '10:00', closes: '14:00' },
    ] as const,
    timeZone: 'Europe/London',
    locale: 'en-GB',
    named: true,
    labels: {
      date: 'Which day',
      exception: 'Closed for {name}, {dates}',
      dates: '{from} to {until}',
      closed: 'We are closed on {day}s.',
      tooSoon: 'The first day you can choose is {day}.',
    },
  },
  decorators: [
    (Story) => (
      <form className={fields}>
        <Story />
      </form>
    ),
  ],
});

// A Tuesday, half past ten in London.
const tuesday = new Date('2026-11-24T10:30:00Z');

/** A day alone. */
export const DayOnly = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const day = canvas.getByLabelText('Which day');
    await expect(day).toHaveAttribute('min', '2026-11-24');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.type(day, '2026-11-25');
    await expect(day).toHaveAccessibleDescription('We are closed on Wednesdays.');
    await expect(day).toBeInvalid();
  },
});

/** A day and a time on it. */
export const WithTimes = meta.story({
  args: { times },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const time = within(canvas.getByRole('combobox', { name: 'What time' }));
    await expect(time.getAllByRole('option')).toHaveLength(8);
    await userEvent.type(canvas.getByLabelText('Which day'), '2026-11-24');
    await expect(time.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a time',
      '11:00',
    ]);
  },
});

/** A visitor who is typing a year has not chosen the year 202; the problem is said once they go on. */
export const StillTyping = meta.story({
  args: { leadDays: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const day = canvas.getByLabelText('Which day');
    await userEvent.type(day, '0202-11-24');
    await expect(day).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription('The first day you can choose is Thursday 26 November.');
  },
});

/** While something is to be brought, the door need not be open. */
export const Brought = meta.story({
  args: {
    children: (
      <label>
        <input type="checkbox" data-address /> Bring it
      </label>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const day = canvas.getByLabelText('Which day');
    await userEvent.type(day, '2026-11-25');
    await expect(day).toBeInvalid();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bring it' }));
    await expect(day).toBeValid();
  },
});

/** In German, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    times,
    locale: 'de-DE',
    exceptions: [{ from: '2026-12-24', until: '2027-01-06', name: 'Weihnachtsbetriebsferienregelung' }],
  },
  globals: { viewport: { value: 'narrow' } },
});
