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
  heading: '*Strong* looks like you',
  lead: 'One coach, one barbell and two hours a week. Most people lift their own weight by spring.',
};

export const squats = {
  label: 'What twelve weeks does',
  items: [
    { value: '20 kg', text: 'in the first week: the empty bar' },
    { value: '45 kg', text: 'in the eighth, two sessions a week' },
    { value: '58 kg', text: 'in the twelfth' },
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
  items: [
    { quote: 'My own weight, off the floor, in my lunch hour.', author: 'Priya, 44' },
    { quote: 'My back and I are on speaking terms again.', author: 'Colin, 58' },
    { quote: 'One pull-up. It took me a year and I cried.', author: 'Fern, 31' },
  ],
};

export const prices = {
  heading: 'What it costs',
  groups: [
    {
      heading: 'By the hour',
      items: [
        { price: '£0', name: 'The first hour', note: 'so that we both know' },
        { price: '£45', name: 'One hour', note: 'whenever there is room' },
        { price: '£150', name: 'Four hours', note: 'a month of Tuesdays' },
      ],
    },
  ],
  footnote: 'Cancel by eight the evening before and it costs nothing.',
};

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
  lead: 'You write, I write back the same day, and on Thursday you have lifted something.',
};
