import type { Content } from '../schema.ts';

export const prices = {
  heading: 'What it costs',
  groups: [
    {
      heading: 'Hair',
      items: [
        { name: 'Haircut', note: 'Scissors or clippers, neck shaved', price: 1900 },
        { name: 'Skin fade', note: 'Down to the wood, blended up', price: 2200 },
        { name: 'Clipper all over', note: 'One guard, ten minutes', price: 1200 },
        { name: 'Wash and cut', note: 'With the good shampoo', price: 2400 },
        { name: 'Under twelves', note: 'Booster board, one lolly', price: 1300 },
        { name: 'Over sixty-fives', note: 'Tuesday to Thursday', price: 1400 },
      ],
    },
    {
      heading: 'Beard and shave',
      items: [
        { name: 'Hot-towel shave', note: 'Open razor, two passes', price: 2400 },
        { name: 'Beard trim', note: 'Shape, line and oil', price: 1200 },
        { name: 'Moustache', note: 'Waxed if you dare', price: 600 },
        { name: 'Neck tidy', note: 'Between cuts; free in week two', price: 500 },
      ],
    },
  ],
  special: { name: 'The works', note: 'Cut, shave, hot towel, an hour of peace', price: 3900 },
  footnote: 'Nobody tips at Hobday’s. Put it in the air-ambulance tin.',
} satisfies Content['prices'];

export const extras = {
  heading: 'By the till',
  groups: [
    {
      heading: 'To take home',
      items: [
        { name: 'Pomade', note: 'The tin Ray swears by, 100 g', price: 800 },
        { name: 'Beard oil', note: 'Cedar. Smells like a pencil, in a good way', price: 900 },
        { name: 'Pocket comb', note: 'Fits a wallet, survives a wash', price: 200 },
      ],
    },
    {
      heading: 'To give away',
      items: [
        { name: 'A haircut', note: 'Card in an envelope, good for a year', price: 1900 },
        { name: 'The works', note: 'For fathers, sons and best men', price: 3900 },
        { name: 'A shaving lesson', note: 'Forty minutes with Carol, razor included', price: 3000 },
      ],
    },
  ],
  footnote: 'Ask at the till; we’ve no online shop, and the till has a biscuit.',
} satisfies NonNullable<Content['design']>['extras'];
