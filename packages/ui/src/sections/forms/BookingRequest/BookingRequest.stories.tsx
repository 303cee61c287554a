import { renderToString } from 'react-dom/server';
import { expect, within, type screen } from 'storybook/test';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { runAsText } from '../../../testing/runAsText.ts';
import { barber, labels, trattoria } from './BookingRequest.fixtures.ts';
import { BookingRequest } from './BookingRequest.tsx';
import { offerTimes } from './index.ts';

const { services: _services, people: _people, exceptions: _exceptions, ...least } = barber;
const meta = preview.meta({
  component: BookingRequest,
  args: least,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'error', 'closed', 'keyboard'],
  },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const dayField = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Which day');
const timeField = (canvas: Canvas) => canvas.getByRole<HTMLSelectElement>('combobox', { name: 'What time' });
const offered = (canvas: Canvas) =>
  within(timeField(canvas))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text)
    .slice(1);
// Each day has its own times, and those of other days are hidden.
const timeAt = (canvas: Canvas, name: string) => within(timeField(canvas)).getByRole('option', { name });
const days = (canvas: Canvas) =>
  within(timeField(canvas))
    .getAllByRole<HTMLOptGroupElement>('group')
    .map(({ label }) => label);

// A Tuesday, ten past nine in London.
const tuesday = new Date('2026-11-24T09:10:00Z');

/** A day, a time and the customer's name: a demonstration, in which nothing that is typed has a name to be sent under. */
export const Demonstration = meta.story({
  tags: ['least'],
  args: { footnote: 'This is a demonstration. What you type stays with you.' },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: barber.heading });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await expect([...new FormData(form)]).toEqual([]);
    await expect(form).toHaveAttribute('action', '#book-sent');
    await expect(form).toHaveAttribute('method', 'get');
  },
});

/** On a barber’s own site: what for, with whom and when, posted to where it is read. */
export const Posted = meta.story({
  tags: ['usual'],
  args: { ...barber, formAction: '/bookings' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'With whom' }), 'Adaeze');
    await userEvent.type(dayField(canvas), '2026-11-27');
    await userEvent.selectOptions(timeField(canvas), timeAt(canvas, '17:30'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '07700 900123');
    await expect(form).toBeValid();
    await expect(form).toHaveAttribute('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      service: 'Cut, £24',
      person: 'Adaeze',
      date: '2026-11-27',
      time: '17:30',
      name: 'Ines',
      telephone: '07700 900123',
      email: '',
      message: '',
    });
  },
});

/** As the server sends it: any day, all times of the week. A page without a bundle carries the script as text. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: { ...barber, formAction: '/bookings' },
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<BookingRequest {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(days(canvas)).toEqual([
      'Tuesday, 08:30 to 18:00',
      'Wednesday, 08:30 to 12:00 and 14:00 to 18:00',
      'Friday, 08:30 to 20:00',
      'Saturday, 08:00 to 13:00',
      'Christmas Eve, 24 December, 08:00 to 11:00',
    ]);
    await expect(canvas.getByText('Closed for Christmas, 25 December to 28 December')).toBeVisible();
    const wednesday = within(canvas.getByRole('group', { name: /^Wednesday/ }));
    const times = wednesday.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(times.slice(5, 9)).toEqual(['11:00', '11:30', '14:00', '14:30']);
    await expect(times.at(-1)).toBe('17:30');

    await userEvent.type(dayField(canvas), '2026-11-29');
    await userEvent.selectOptions(timeField(canvas), wednesday.getByRole('option', { name: '14:00' }));
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect([sent.get('date'), sent.get('time')]).toEqual(['2026-11-29', '14:00']);
    await expect(canvasElement.querySelector('[style]')).toBeNull();

    runAsText(canvasElement, offerTimes, tuesday);
    await expect(canvas.getByText('We are closed on Sundays. Choose another day.')).toBeVisible();
    await expect(timeField(canvas)).toHaveValue('14:00');
    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-11-28');
    await expect(days(canvas)).toEqual(['Saturday, 08:00 to 13:00']);
  },
});

/** Once a day is chosen, only its times are left; one that both days have stays chosen. */
export const ADayChosen = meta.story({
  tags: ['usual'],
  args: barber,
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(dayField(canvas), '2026-11-28');
    await expect(days(canvas)).toEqual(['Saturday, 08:00 to 13:00']);
    await expect(offered(canvas)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ]);
    await userEvent.selectOptions(timeField(canvas), timeAt(canvas, '12:30'));

    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-11-27');
    await expect(days(canvas)).toEqual(['Friday, 08:30 to 20:00']);
    await expect(timeField(canvas)).toHaveValue('12:30');

    await userEvent.selectOptions(timeField(canvas), timeAt(canvas, '19:30'));
    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-11-28');
    await expect(timeField(canvas)).toHaveValue('');
  },
});

/** A day of the week without hours: said beside the field, and nothing that was typed is lost. */
export const AClosedDay = meta.story({
  tags: ['closed', 'error'],
  args: { ...barber, formAction: '/bookings' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await userEvent.type(dayField(canvas), '2026-11-27');
    await userEvent.selectOptions(timeField(canvas), timeAt(canvas, '12:30'));
    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-11-29');

    const says = 'We are closed on Sundays. Choose another day.';
    await expect(canvas.getByText(says)).toBeVisible();
    await expect(dayField(canvas)).toBeInvalid();
    await expect(dayField(canvas)).toHaveAccessibleDescription(expect.stringContaining(says));
    await expect(dayField(canvas).validationMessage).toBe(says);
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines');
    await expect(timeField(canvas)).toHaveValue('12:30');

    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-11-28');
    await expect(canvas.queryByText(says)).toBeNull();
    await expect(dayField(canvas)).toBeValid();
    await expect(timeField(canvas)).toHaveValue('12:30');
  },
});

/** A holiday is called by its name; a day with hours of its own offers those. */
export const AHoliday = meta.story({
  tags: ['closed'],
  args: barber,
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(dayField(canvas), '2026-12-26');
    await expect(dayField(canvas).validationMessage).toBe('Closed for Christmas, 25 December to 28 December');
    await expect(canvas.getAllByText('Closed for Christmas, 25 December to 28 December')).toHaveLength(2);

    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-12-24');
    await expect(days(canvas)).toEqual(['Christmas Eve, 24 December, 08:00 to 11:00']);
    await expect(offered(canvas).at(-1)).toBe('10:30');
    await expect(dayField(canvas)).toBeValid();
  },
});

/** Once a holiday is over it is not mentioned. */
export const AfterTheHoliday = meta.story({
  tags: ['usual'],
  args: barber,
  play: async ({ canvas, canvasElement }) => {
    offerTimes(canvasElement, clockAt(new Date('2027-01-05T09:00:00Z')));
    await expect(canvas.getByText(/^Closed for Christmas/)).not.toBeVisible();
    await expect(days(canvas)).toHaveLength(4);
  },
});

/** Today is today where the shop is, and past times of it are not offered. */
export const Today = meta.story({
  tags: ['usual'],
  args: { ...barber, timeZone: 'Pacific/Auckland' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // In Auckland it is Friday by now, five past five in the afternoon.
    offerTimes(canvasElement, clockAt(new Date('2026-11-27T04:05:00Z')));
    await expect(dayField(canvas)).toHaveAttribute('min', '2026-11-27');
    await userEvent.type(dayField(canvas), '2026-11-27');
    await expect(offered(canvas)).toEqual(['17:30', '18:00', '18:30', '19:00', '19:30']);

    offerTimes(canvasElement, clockAt(new Date('2026-11-27T06:40:00Z')));
    await expect(canvas.getByText(labels.times.noneLeft)).toBeVisible();
    await expect(dayField(canvas)).toBeInvalid();

    offerTimes(canvasElement, clockAt(new Date('2026-11-27T11:00:00Z')));
    await userEvent.tab();
    await expect(canvas.getByText('The first day you can choose is Saturday 28 November.')).toBeVisible();
  },
});

/** A table: for how many guests, in the evening and past midnight, no later than the kitchen. */
export const ATable = meta.story({
  tags: ['usual'],
  args: { ...trattoria, headingLevel: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const party = canvas.getByRole('combobox', { name: 'How many of you' });
    await expect(party).toHaveDisplayValue('2');
    await expect(within(party).getAllByRole('option')).toHaveLength(8);
    await userEvent.type(dayField(canvas), '2026-11-27');
    await expect(offered(canvas).slice(0, 6)).toEqual(['12:00', '12:15', '12:30', '12:45', '13:00', '18:00']);
    await expect(offered(canvas).at(-1)).toBe('23:30');
    await expect(canvas.getByRole('heading', { level: 1, name: trattoria.heading })).toBeVisible();
  },
});

/** Back from the owner’s server, or from a demonstration: the address names the answer. */
export const Sent = meta.story({
  tags: ['success'],
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView!;
    const before = location.href;
    await expect(canvas.getByText(barber.sent.heading)).not.toBeVisible();
    location.hash = canvas.getByRole('form').getAttribute('action')!;
    await expect(canvas.getByText(barber.sent.text)).toBeVisible();
    history.replaceState(null, '', before);
  },
});

/** Filled in without a mouse, in the order it is read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: barber,
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    const order = ['What for', 'With whom', 'Which day', 'What time', 'Your name', 'Telephone'];
    for (const label of order) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
    await userEvent.keyboard('07700 900123{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Email (if you like)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Left-handed{Enter}cowlick{Tab}');
    await expect(canvas.getByRole('button', { name: barber.submit })).toHaveFocus();
  },
});

/** Every day, every five minutes: the device’s own list bears it. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...barber,
    services: Array.from({ length: 24 }, (_, place) => `Cut number ${place + 1}, £${place + 12}`),
    hours: (['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const).map((day) => ({
      day,
      opens: '06:00',
      closes: '22:00',
    })),
    every: 5,
    exceptions: Array.from({ length: 6 }, (_, place) => ({
      from: `2027-0${place + 1}-01`,
      name: `Stocktaking ${place + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(dayField(canvas), '2026-11-29');
    await expect(days(canvas)).toEqual(['Sunday, 06:00 to 22:00']);
    await expect(offered(canvas)).toHaveLength(187);
  },
});

/** A business without hours: any day can be asked for, and the time is agreed later. */
export const NoHours = meta.story({
  tags: ['empty'],
  args: { hours: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.type(dayField(canvas), '2026-11-29');
    await expect(dayField(canvas)).toBeValid();
  },
});

/** Where the section’s ground is painted, the slip stays paper and what is wrong stays red. */
export const OnABoard = meta.story({
  tags: ['usual'],
  args: { ...barber, tone: 'deep', slip: 'accent' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(dayField(canvas), '2026-11-29');
    await expect(canvas.getByText(/^We are closed on Sundays/)).toBeVisible();
  },
});

/** On a phone, one under another. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: barber,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const day = dayField(canvas).getBoundingClientRect();
    const time = timeField(canvas).getBoundingClientRect();
    await expect(time.top).toBeGreaterThan(day.bottom);
    await expect(day.height).toBeGreaterThanOrEqual(44);
  },
});

/** German, words without end, a narrow phone: days, times and dates are written as there. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...barber,
    heading: 'Terminvereinbarungsanfrage',
    lead: 'Wir rufen am selben Werktag zwischen acht und achtzehn Uhr zurück.',
    services: ['Donaudampfschifffahrtsgesellschaftskapitänsbartpflege mit heißem Tuch'],
    people: ['Friederike Niederhuber-Oberleitner-Schmidbauer'],
    timeZone: 'Europe/Berlin',
    locale: 'de-DE',
    submit: 'Wunschtermin unverbindlich anfragen',
    labels: {
      ...labels,
      service: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      day: {
        ...labels.day,
        date: 'Tag',
        exception: 'Geschlossen wegen {name}, {dates}',
        dates: '{from} bis {until}',
        closed: '{day} haben wir geschlossen. Bitte wählen Sie einen anderen Tag.',
      },
      times: { ...labels.times, time: 'Uhrzeit', span: '{opens} bis {closes}' },
    },
    exceptions: [{ from: '2026-12-24', until: '2027-01-06', name: 'Weihnachtsbetriebsferien' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(canvas.getByLabelText('Tag'), '2026-11-29');
    await expect(canvas.getByText(/^Sonntag haben wir geschlossen/)).toBeVisible();
    await expect(
      canvas.getByText('Geschlossen wegen Weihnachtsbetriebsferien, 24. Dezember bis 6. Januar'),
    ).toBeVisible();
    const time = within(canvas.getByRole('combobox', { name: 'Uhrzeit' }));
    await expect(time.getByRole('group', { name: 'Dienstag, 08:30 bis 18:00' })).toBeVisible();
  },
});

/** A promise that the shop has not looked at yet. */
export const PromisedTooSoon = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...barber,
    heading: 'Book your chair now',
    lead: 'Instant confirmation, guaranteed.',
    submit: 'Confirm booking',
  },
});
