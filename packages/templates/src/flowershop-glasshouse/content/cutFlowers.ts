import type { PaneListProps } from '../sections/PaneList/index.ts';

export const cutPage = {
  heading: 'Cut flowers',
  lead: 'Bryony cuts at seven, before the sun’s over Solomon’s Temple, and stands everything in the cold for two hours. That’s the whole secret.',
  figure: 'A bucket of flowers: fuchsia, white, rose and one yellow',
  ask: 'Ask for a bunch',
  /** The kind that is drawn. */
  byVan: 'To your door',
};

export const cut = {
  heading: 'By the armful',
  lead: 'Say a size and a day. The colours are up to the weather.',
  groups: [
    {
      name: 'In your hand',
      items: [
        { name: 'A fistful', text: 'One kind. For a jam jar.', price: '£9' },
        { name: 'A bunch', text: 'Three kinds and a leaf.', price: '£22' },
        { name: 'An armful', text: 'You’ll need help with the car door.', price: '£45' },
        { name: 'Leaves only', text: 'Fern, palm, banana. Very grand, oddly cheap.', price: '£16' },
      ],
    },
    {
      name: 'To your door',
      text: 'By van in Buxton, Whaley and Chapel, Tuesday to Saturday.',
      items: [
        { name: 'Within five miles', price: '£4' },
        { name: 'Up to Bakewell', price: '£7' },
        { name: 'To a hospital', text: 'And we’ll find the vase.', price: 'Free' },
      ],
    },
    {
      name: 'Every Friday',
      text: 'A bunch on the mat, until you say stop.',
      items: [
        { name: 'Four Fridays', price: '£76' },
        { name: 'Twelve Fridays', text: 'One free, in effect. In fact, also.', price: '£209' },
      ],
    },
  ],
} satisfies PaneListProps;

export const last = {
  heading: 'To make them last',
  lead: 'A week, as a rule. Ten days if you do as you’re told.',
  items: [
    { name: 'Cut them again', text: 'An inch, on a slant, the minute you’re home. Coat still on.' },
    {
      name: 'Cold at night',
      mark: '8 °C',
      text: 'Put them on the step when you go to bed. In Buxton that’s a fridge.',
    },
    { name: 'No fruit bowl', text: 'Bananas gas them. It’s a true thing. Ask Femi, if you’ve an hour.' },
    {
      name: 'Not with the daffodils',
      text: 'Daffodils slime the water. Give them a jug of their own, as you would anybody.',
    },
  ],
} as const;
