import { shop } from './shop.ts';

export const hero = {
  heading: 'Sit down. *Look sharp.*',
  lead: 'Three chairs, two generations and one way of doing it. Barbers on Cutler’s Row, Sheffield, since 1962.',
  hold: 'Hold me a chair',
  prices: 'Haircut £19 and the rest',
} as const;

export const facts = {
  heading: 'At a glance',
  items: [
    { title: 'Walk in', text: 'Tuesday to Saturday, six seats by the window' },
    { title: 'Hot towel', text: 'with every shave, never an extra' },
    { title: 'Cash or card', text: 'and the paper’s on the hook' },
  ],
} as const;

export const chart = {
  heading: 'Ask for it by number',
  lead: 'Ray painted the first chart in 1962 for customers who didn’t know what to call it. It still settles arguments.',
  items: [
    { cut: 'crew', name: 'Crew cut', note: 'Guard 3, top by scissor' },
    { cut: 'sidePart', name: 'Side part', note: 'The one from the wedding photo' },
    { cut: 'flatTop', name: 'Flat top', note: 'Spirit level included' },
    { cut: 'quiff', name: 'Quiff', note: 'Pomade, Tuesdays, Elvis on' },
    { cut: 'afro', name: 'Afro and taper', note: 'Dez’s chair, number two' },
    { cut: 'bald', name: 'Bald, bearded', note: 'Polish extra. Joking' },
    { cut: 'long', name: 'Long and tidy', note: 'Two inches off means two' },
    { cut: 'shortBack', name: 'Short back & sides', note: 'The house special' },
  ],
} as const;

export const family = {
  heading: 'Ray handed Carol the good scissors in 2003',
  story: [
    'Ray Hobday opened with one chair, one mirror and a tea urn. He cut hair here for forty-one years and missed nine days, seven of them for Carol being born in a heatwave.',
    'Carol has kept the chairs, the chart and the price of a neck tidy. She added a card machine, Dez, Tomasz, and a radio that gets more than one station.',
  ],
  ray: { name: 'Ray', note: '1962 to 2003' },
  carol: { name: 'Carol', note: '2003 to now' },
  people: [
    { name: 'Carol Hobday', text: 'Open razor, short back and sides, Tue to Sat' },
    { name: 'Dez Achebe', text: 'Fades, tapers, afro hair, Wed to Sat' },
    { name: 'Tomasz Wilk', text: 'Beards, long hair, nervous children, Thu to Sat' },
  ],
} as const;

export const said = {
  heading: 'Said on the way out',
  items: [
    {
      quote: 'I’ve had four jobs, two wives and one barber.',
      author: 'Geoff P.',
      context: 'chair one since 1987',
    },
    {
      quote: 'First place that asked how my hair grows before switching anything on.',
      author: 'Kwame A.',
      context: 'chair two',
    },
    {
      quote:
        'My lad has autism. Tomasz did half the cut with the clippers off, then the rest in a minute flat.',
      author: 'Steph L.',
      context: 'mum of Alfie',
    },
  ],
} as const;

export const findUs = {
  heading: 'Find us',
  address: shop.address,
  directions:
    'Four minutes from the station, opposite the bakery. Look for the pole; Carol switches it on at eight. Pay and display behind Bridge Lane, an hour free.',
  links: [shop.phone],
} as const;

export const questions = {
  heading: 'Before you ask',
  items: [
    {
      question: 'Do I need to book?',
      answer:
        'No. Walk in, sit by the window, you’ll see the queue. Book if you want a shave, a certain barber or a Saturday.',
    },
    {
      question: 'How long will I wait?',
      answer: 'Twenty minutes on an ordinary day. On Saturdays before eleven, about forty.',
    },
    {
      question: 'Do you cut women’s hair?',
      answer: 'If it’s short, yes, and at the same price. Carol has worn a number 2 since school.',
    },
    {
      question: 'Can the dog come in?',
      answer: 'Yes. He sits on the mat, has a biscuit, and isn’t charged.',
    },
    {
      question: 'Can you get up the step in a wheelchair?',
      answer: 'There’s a ramp inside the door; knock and we’ll put it down. Chair three lifts out.',
    },
  ],
} as const;
