import { mapLink } from '../../format/mapLink.ts';
import { shop, today } from './shop.ts';

export const opening = {
  heading: 'Look for *the pole.*',
  lead: 'Four minutes from the station, opposite the bakery. Carol switches the pole on at eight; if it’s turning, we’re cutting.',
} as const;

export const hours = {
  heading: 'Open',
  caption: 'The door is unlocked',
  rows: [
    { days: 'Tue, Wed', times: '8.30 to 6', on: ['Tue', 'Wed'] },
    { days: 'Thursday', times: '8.30 to 8', on: ['Thu'] },
    { days: 'Friday', times: '8.30 to 6', on: ['Fri'] },
    { days: 'Saturday', times: '8 to 4', on: ['Sat'] },
    { days: 'Sun, Mon', times: 'Shut', closed: true, on: ['Sun', 'Mon'] },
  ],
  today,
  footnote: 'Last walk-in half an hour before we lock up. Quietest: Wednesday after two.',
} as const;

export const contact = {
  heading: 'Number 17',
  address: shop.address,
  directions:
    'Claret sign, navy door, a pole that turns. If you can smell bread you’re facing the wrong way.',
  links: [{ label: 'On the map', href: mapLink(shop.address) }, shop.phone, shop.mail],
} as const;

export const gettingHere = {
  heading: 'Getting here',
  items: [
    { title: 'On foot', text: 'Out of the station, down Station Road, left at the smell of bread.' },
    { title: 'By bus', text: 'The 24 and the 61 stop on Bridge Lane. Say “Hobday’s” and the driver knows.' },
    { title: 'By car', text: 'Pay and display behind Bridge Lane. The first hour is free.' },
    { title: 'The step', text: 'One, with a ramp inside the door. Knock and we’ll put it down.' },
  ],
} as const;

export const hold = {
  heading: 'Hold me a chair',
  lead: 'For a shave, a Saturday or a certain barber. We ring back the same day to say yes.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'service',
      label: 'What for',
      options: ['Haircut, £19', 'Skin fade, £22', 'Hot-towel shave, £24', 'The works, £39', 'Something else'],
    },
    { name: 'barber', label: 'Whose chair', options: ['First one free', '1: Carol', '2: Dez', '3: Tomasz'] },
    {
      name: 'when',
      label: 'Day and rough time',
      placeholder: 'Thursday, after five',
      required: true,
      wide: true,
    },
  ],
  submit: 'Ask for the chair',
  footnote: 'This shop is a demonstration: what you type stays in your browser, and nobody will ring.',
  sent: {
    heading: 'That’s how it goes.',
    text: 'In real life Carol would ring you back today. Here, nothing has been sent.',
  },
  labels: { optional: '(if you like)' },
} as const;

export const questions = {
  heading: 'At the door',
  items: [
    {
      question: 'Is there a queue I can see from home?',
      answer: 'No, but there’s a telephone. Ring and Tomasz will count heads for you.',
    },
    {
      question: 'Which chair is best for a child?',
      answer:
        'Chair three, Thursday after school. Tomasz starts with the clippers off and the booster board on.',
    },
    {
      question: 'Can I wait somewhere else?',
      answer:
        'The bakery. They’ll knock on our window when you order, and we knock on theirs when you’re next.',
    },
    {
      question: 'Are you open on bank holidays?',
      answer: 'On Good Friday, yes, because Ray says so. On the others we’re at Cleethorpes.',
    },
  ],
} as const;
