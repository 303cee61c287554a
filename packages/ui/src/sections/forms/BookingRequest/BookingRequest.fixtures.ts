import type { BookingRequestProps } from './BookingRequest.tsx';

export const labels = {
  service: 'What for',
  person: 'With whom',
  anyone: 'Anyone',
  party: 'How many of you',
  message: 'Anything we should know',
  optional: '(if you like)',
  day: {
    date: 'Which day',
    exception: 'Closed for {name}, {dates}',
    dates: '{from} to {until}',
    closed: 'We are closed on {day}s. Choose another day.',
    tooSoon: 'The first day you can choose is {day}.',
  },
  times: {
    time: 'What time',
    chooseTime: 'Choose a time',
    day: '{day}, {hours}',
    span: '{opens} to {closes}',
    noneLeft: 'There is no time left on that day. Choose another.',
  },
  you: { heading: 'Who is asking?', name: 'Your name', telephone: 'Telephone', email: 'Email' },
};

export const barber = {
  id: 'book',
  heading: 'Ask for a chair',
  lead: 'We ring back the same day, between heads.',
  services: ['Cut, £24', 'Cut and beard, £36', 'Hot-towel shave, £28'],
  people: ['Moss', 'Adaeze', 'Young Bill'],
  hours: [
    { day: 'Tue', opens: '08:30', closes: '18:00' },
    { day: 'Wed', opens: '08:30', closes: '12:00' },
    { day: 'Wed', opens: '14:00', closes: '18:00' },
    { day: 'Fri', opens: '08:30', closes: '20:00' },
    { day: 'Sat', opens: '08:00', closes: '13:00' },
  ],
  exceptions: [
    { from: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '11:00' },
    { from: '2026-12-25', until: '2026-12-28', name: 'Christmas' },
  ],
  timeZone: 'Europe/London',
  locale: 'en-GB',
  submit: 'Ask for this time',
  sent: { heading: 'That’s with us', text: 'Moss will ring you before we sweep up.' },
  labels,
} satisfies BookingRequestProps;

export const trattoria = {
  id: 'table',
  heading: 'A table, please',
  lead: 'For more than eight, ring: we push tables together.',
  party: { most: 8 },
  hours: [
    { day: 'Thu', opens: '18:00', closes: '00:00' },
    { day: 'Fri', opens: '12:00', closes: '14:30' },
    { day: 'Fri', opens: '18:00', closes: '01:00' },
  ],
  every: 15,
  last: 90,
  timeZone: 'Europe/London',
  locale: 'en-GB',
  submit: 'Ask for the table',
  sent: { heading: 'Grazie', text: 'We answer before tonight’s first sitting.' },
  labels: { ...labels, message: 'Allergies, a high chair, a birthday' },
} satisfies BookingRequestProps;
