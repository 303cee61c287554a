import type { OrderFormProps } from './OrderForm.tsx';

export const labels = {
  items: 'How many of each?',
  from: 'from {price}',
  nothing: 'Choose at least one thing from the list.',
  way: 'How does it get to you?',
  pickUp: 'I fetch it from the shop',
  delivery: 'Bring it to an address',
  card: 'On the card',
  total: 'Together',
  totalLater: 'We tell you when we answer',
  optional: '(if you like)',
  day: {
    date: 'Which day',
    exception: 'Closed for {name}, {dates}',
    dates: '{from} to {until}',
    closed: 'The shop is closed on {day}s. Choose another day, or have it brought.',
    tooSoon: 'The first day you can choose is {day}.',
  },
  address: {
    heading: 'Where to',
    recipient: 'Who opens the door',
    street: 'Street and number',
    postcode: 'Postcode',
    town: 'Town',
  },
  you: { heading: 'Who is asking?', name: 'Your name', telephone: 'Telephone', email: 'Email' },
};

export const florist = {
  id: 'order',
  heading: 'Order flowers',
  lead: 'Before six this evening for tomorrow. You pay when we have rung you back.',
  items: [
    { id: 'jug', name: 'Milk jug', note: 'Seven stems, whatever is best', price: 2400 },
    { id: 'table', name: 'Kitchen table', note: 'An armful, loose', price: 3850 },
    { id: 'sorry', name: 'Big apology', note: 'Say how big', price: 6000, from: true },
  ],
  currency: 'GBP',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  hours: [
    { day: 'Tue', opens: '08:30', closes: '18:00' },
    { day: 'Fri', opens: '08:30', closes: '18:00' },
    { day: 'Sat', opens: '08:00', closes: '13:00' },
  ],
  exceptions: [{ from: '2026-12-25', until: '2026-12-28', name: 'Christmas' }],
  delivery: { fee: 600, note: 'Within three miles, before noon.' },
  submit: 'Send the order',
  sent: { heading: 'Consider it cut', text: 'Nell rings you before the shop closes.' },
  labels,
} satisfies OrderFormProps;
