import type { PaneListProps } from '../sections/PaneList/index.ts';

export const hospitalPage = {
  heading: 'Plant hospital',
  lead: 'Saturday mornings, half past eight till noon, in the potting shed. No appointment. Walt sees them in the order they droop.',
  figure: 'A watering can with a yellow cross on it',
  ring: 'Ring for an emergency',
  /** The kind that is drawn. */
  ward: 'Staying in',
};

export const symptoms = {
  heading: 'What seems to be the matter?',
  lead: 'Four in five are one of these. Have a look before you carry it up the hill.',
  items: [
    {
      ailment: 'yellow',
      name: 'Yellow leaves',
      text: 'Too much water. It’s always too much water. Stop loving it for a fortnight.',
      figure: 'A green leaf between two yellow ones',
    },
    {
      ailment: 'brownTips',
      name: 'Brown tips',
      text: 'Dry air, or tap water. Or you keep walking past it in a big coat.',
      figure: 'Four leaves with brown tips',
    },
    {
      ailment: 'droop',
      name: 'All of it, drooping',
      text: 'Stick a finger in the soil. Dry: drink. Wet: it’s drowning, bring it in now.',
      figure: 'A plant hanging its leaves over its pot',
    },
    {
      ailment: 'bugs',
      name: 'It’s got legs',
      text: 'Then it’s not the plant. Bag it, tie the bag, and don’t bring it past the orchids.',
      figure: 'Four beetles on a leaf with holes',
    },
  ],
} as const;

export const fees = {
  heading: 'Walt’s fees',
  lead: 'Bad news is free.',
  groups: [
    {
      name: 'Outpatients',
      items: [
        { name: 'A look and a face pulled', price: 'Free' },
        { name: 'Repotting, while you wait', text: 'Soil included, opinions too.', price: 'from £6' },
        { name: 'A haircut', price: '£5' },
      ],
    },
    {
      name: 'Staying in',
      items: [
        { name: 'A week in the right room', text: 'Visiting, nine to five.', price: '£8' },
        { name: 'Holiday board', text: 'While you’re away. It may not want to leave.', price: '£5 a week' },
      ],
    },
    {
      name: 'House calls',
      text: 'For anything that won’t go in a car.',
      items: [
        { name: 'In Buxton', price: '£30' },
        {
          name: 'An office, monthly',
          text: 'Watering, wiping, and a word with whoever’s near the window.',
          price: '£48',
        },
      ],
    },
  ],
} satisfies PaneListProps;
