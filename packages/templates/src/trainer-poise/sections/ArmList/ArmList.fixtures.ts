import type { ArmListProps } from './ArmList.tsx';

export const kiteShop = {
  heading: 'What a kite is made of',
  lead: 'Four things, and the fourth is free.',
  arms: [
    { name: 'Sail', text: 'Ripstop nylon, or last year’s umbrella.', href: '#sail' },
    { name: 'Spar', text: 'Ash for grown-ups. Bamboo for anybody who lets go.' },
    { name: 'Line', text: 'Forty metres. The knot is included and cannot be undone.' },
    { name: 'Wind', text: 'From the sea, most days after two.' },
  ],
} satisfies ArmListProps;

export const uhrmacherei = {
  heading: 'Unruhspiralfederaufhängung',
  arms: [
    {
      name: 'Ankerhemmungseinstellungsarbeiten',
      text: 'Feinregulierung nach Chronometerprüfungsordnung.',
      href: '#hemmung',
    },
    { name: 'Gehäusewiederherstellungsmaßnahmen' },
  ],
} satisfies ArmListProps;
