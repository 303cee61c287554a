export const coach = {
  name: 'Ama *Lifts*',
  links: [
    { label: 'Method', href: '#method' },
    { label: 'Prices', href: '#prices' },
    { label: 'Questions', href: '#questions' },
  ],
  start: { label: 'Book a first hour', href: 'mailto:ama@amalifts.example' },
  contact: [
    { text: 'The railway gym, Digbeth, Birmingham' },
    { text: '0121 496 0170', href: 'tel:+441214960170' },
    { text: 'ama@amalifts.example', href: 'mailto:ama@amalifts.example' },
  ],
  smallPrint: '© Ama Boateng, strength coach. Level 4, insured, and sore on Mondays too.',
};

export const hero = {
  word: 'Strong',
  rest: 'looks like you',
  lead: 'One coach, one barbell and two hours a week. Most people lift their own weight by spring.',
};

export const squats = {
  heading: 'What twelve weeks does',
  text: 'The middle of everybody who began in January: two sessions a week, starting with the empty bar.',
  unit: 'kg',
  bars: [
    { value: 20, label: 'Week 1' },
    { value: 32, label: 'Week 4' },
    { value: 45, label: 'Week 8' },
    { value: 58, label: 'Week 12' },
  ],
};

export const method = {
  heading: 'Four lifts, nothing else',
  lead: 'You learn each in an afternoon and get better at it for years.',
  items: [
    { name: 'Squat', text: 'Down to a box, then without the box.' },
    { name: 'Press', text: 'Over your head, which is where shelves are.' },
    { name: 'Deadlift', text: 'Off the floor. It is how you move house.' },
    { name: 'Row', text: 'So that you stand up straight at your desk.' },
  ],
};

export const board = {
  heading: 'On the wall',
  lead: 'Chalked up by those who did it.',
  rows: [
    { value: '70', unit: 'kg', text: 'My own weight, off the floor, in my lunch hour.', by: 'Priya, 44' },
    { value: '0', unit: 'pills', text: 'My back and I are on speaking terms again.', by: 'Colin, 58' },
    { value: '1', unit: 'pull-up', text: 'It took me a year and I cried.', by: 'Fern, 31' },
  ],
};

export const prices = {
  heading: 'What it costs',
  plates: [
    { price: '£0', name: 'The first hour', note: 'so that we both know' },
    { price: '£45', name: 'One hour', note: 'whenever there is room' },
    { price: '£150', name: 'Four hours', note: 'a month of Tuesdays', offer: true },
  ],
  terms: 'Cancel by eight the evening before and it costs nothing.',
} as const;

export const questions = {
  heading: 'Before you ask',
  items: [
    {
      question: 'Do I need to be fit first?',
      answer: 'No. The bar weighs twenty kilograms and there is a lighter one.',
    },
    { question: 'What do I wear?', answer: 'Flat shoes and something you can sit down in.' },
    {
      question: 'I have a bad knee.',
      answer: 'Tell me before we start. Most knees like squatting more than they like stairs.',
    },
  ],
};

export const start = {
  heading: 'The first hour is *on me.*',
  text: 'You write, I write back the same day, and on Thursday you have lifted something.',
};
