import type { TimetableProps } from '../../sections/hours/Timetable/Timetable.tsx';

export const depot = {
  name: 'Depot 9',
  links: [
    { label: 'This week', href: '#week' },
    { label: 'Cards', href: '#cards' },
    { label: 'Questions', href: '#questions' },
    { label: 'Find us', href: '#find-us' },
  ],
  contact: [
    { text: 'Unit 9, Kirkstall Road, Leeds LS4 2AZ' },
    { text: '0113 496 0125', href: 'tel:+441134960125' },
  ],
  smallPrint: '© Depot 9. It was a bus garage. Some mornings it still smells like one.',
};

export const hero = {
  heading: '*24* hours, and not one mirror',
  lead: 'Racks, ropes, sleds and a door that opens with your telephone at four in the morning.',
};

export const numbers = {
  label: 'The depot in numbers',
  items: [
    { value: '14', text: 'racks, so you never wait for one' },
    { value: '6 m', text: 'of ceiling, for throwing things at' },
    { value: '£0', text: 'to join, and nothing to sign' },
  ],
};

export const week = {
  heading: 'This week',
  lead: 'Classes last fifty minutes and hold twelve.',
  kinds: ['Strength', 'Engine', 'Mobility'],
  days: [
    {
      name: 'Mon',
      sessions: [
        { time: '06:30', name: 'Barbell club', kind: 'Strength' },
        { time: '18:15', name: 'Sleds', kind: 'Engine' },
      ],
    },
    { name: 'Tue', sessions: [{ time: '12:15', name: 'Lunch rows', kind: 'Engine' }] },
    {
      name: 'Wed',
      sessions: [
        { time: '06:30', name: 'Barbell club', kind: 'Strength' },
        { time: '19:00', name: 'Hips', kind: 'Mobility' },
      ],
    },
    { name: 'Thu', sessions: [{ time: '18:15', name: 'Ropes', kind: 'Engine' }] },
    { name: 'Fri', sessions: [{ time: '06:30', name: 'Heavy Friday', kind: 'Strength' }] },
    { name: 'Sat', sessions: [{ time: '09:00', name: 'Everybody', kind: 'Engine' }] },
  ],
  rest: 'Sundays the floor is yours: no classes, door as usual.',
} satisfies TimetableProps;

export const cards = {
  heading: 'Punch cards',
  groups: [
    {
      heading: 'A card, a hole, a hard hour',
      items: [
        { name: 'Ten visits', price: '£65', note: 'Good for half a year.' },
        { name: 'Twenty visits', price: '£118', note: 'Good for a year, and for a friend.' },
      ],
    },
  ],
  footnote: 'No contracts.',
};

export const floor = {
  heading: 'A garage with a good floor',
  paragraphs: [
    'Buses weighed nine tonnes, so nothing you drop will hurt it. We left the hooks, the lamps and the number over the door.',
  ],
  facts: ['Two showers that are hot', 'Bicycle rack inside', 'Ramp from the yard'],
};

export const questions = {
  heading: 'Asked at the door',
  items: [
    {
      question: 'Is somebody there at night?',
      answer:
        'Staff from six to nine. After that there are cameras, a telephone by the racks, and usually Graham.',
    },
    { question: 'Can I try it?', answer: 'Once, free, any time before noon. Bring a padlock.' },
    { question: 'Is there a dress code?', answer: 'Shoes.' },
  ],
};

export const findUs = {
  heading: 'Unit 9',
  address: 'Kirkstall Road, Leeds LS4 2AZ',
  directions: 'The roller door with the orange stripe. Ring if the light is red.',
  details: [
    { term: 'By bus', text: '33 and 34 to Viaduct Road' },
    { term: 'By car', text: 'thirty spaces in the yard, free' },
  ],
};
