export const opening = {
  heading: 'Know *before* you sit.',
  lead: 'One price a job, whoever cuts it, painted on the wall and printed here. There’s no small print. It’s a wall.',
} as const;

export const board = {
  heading: 'What it costs',
  groups: [
    {
      heading: 'Hair',
      items: [
        { name: 'Haircut', note: 'Scissors or clippers, neck shaved', price: '£19' },
        { name: 'Skin fade', note: 'Down to the wood, blended up', price: '£22' },
        { name: 'Clipper all over', note: 'One guard, ten minutes', price: '£12' },
        { name: 'Wash and cut', note: 'With the good shampoo', price: '£24' },
        { name: 'Under twelves', note: 'Booster board, one lolly', price: '£13' },
        { name: 'Over sixty-fives', note: 'Tuesday to Thursday', price: '£14' },
      ],
    },
    {
      heading: 'Beard and shave',
      items: [
        { name: 'Hot-towel shave', note: 'Open razor, two passes', price: '£24' },
        { name: 'Beard trim', note: 'Shape, line and oil', price: '£12' },
        { name: 'Moustache', note: 'Waxed if you dare', price: '£6' },
        { name: 'Neck tidy', note: 'Between cuts; free in week two', price: '£5' },
      ],
    },
  ],
  special: { name: 'The works', note: 'Cut, shave, hot towel, an hour of peace', price: '£39' },
  footnote: 'Nobody tips at Hobday’s. Put it in the air-ambulance tin.',
} as const;

export const extras = {
  heading: 'By the till',
  groups: [
    {
      heading: 'To take home',
      items: [
        { name: 'Pomade', note: 'The tin Ray swears by, 100 g', price: '£8' },
        { name: 'Beard oil', note: 'Cedar. Smells like a pencil, in a good way', price: '£9' },
        { name: 'Pocket comb', note: 'Fits a wallet, survives a wash', price: '£2' },
      ],
    },
    {
      heading: 'To give away',
      items: [
        { name: 'A haircut', note: 'Card in an envelope, good for a year', price: '£19' },
        { name: 'The works', note: 'For fathers, sons and best men', price: '£39' },
        { name: 'A shaving lesson', note: 'Forty minutes with Carol, razor included', price: '£30' },
      ],
    },
  ],
  footnote: 'Ask at the till; we’ve no online shop, and the till has a biscuit.',
} as const;

export const paying = {
  heading: 'How to pay',
  items: [
    { title: 'Card', text: 'any card or a telephone, from 50p up' },
    { title: 'Cash', text: 'exact money gets a nod' },
    { title: 'Never', text: 'a deposit, a membership or a rise without a notice in the window' },
  ],
} as const;

export const questions = {
  heading: 'About the money',
  items: [
    {
      question: 'Is it dearer in a certain chair?',
      answer: 'No. Carol, Dez and Tomasz all charge what the board says. You’re paying for the haircut.',
    },
    {
      question: 'Does long hair cost more?',
      answer: 'A haircut is £19 down to the collar. Below that, allow £24, because it takes twice the time.',
    },
    {
      question: 'What if I don’t like it?',
      answer:
        'Say so in the chair, or come back within the week. We put it right for nothing and nobody sulks.',
    },
    {
      question: 'When did you last put prices up?',
      answer: 'In April, by a pound. It was in the window from January, next to the cat.',
    },
    {
      question: 'Do you do wedding mornings?',
      answer:
        'Yes: a groom and three others is £120, with the door shut and the kettle on. Ring us a month before.',
    },
  ],
} as const;

export const invitation = {
  heading: 'Seen enough? *Sit down.*',
  text: 'Walk in and take a seat by the window, or have us keep one warm.',
  visit: 'When we’re open',
} as const;
