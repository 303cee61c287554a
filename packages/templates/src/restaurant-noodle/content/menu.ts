import type { bowlDrawings } from '../art/bowls.tsx';
import type { PriceThreadItem, PriceThreadProps } from '../sections/PriceThread/index.ts';

type Bowl = PriceThreadItem & { bowl: keyof typeof bowlDrawings };

export const bowls = {
  heading: 'Nine bowls',
  lead: 'One noodle in each. The metres are how far you have to go.',
  items: [
    {
      bowl: 'plainTruth',
      name: 'The plain truth',
      mark: '7 m',
      text: 'Chicken broth, spring onion, salt. Where everybody should start.',
      price: '£9.50',
    },
    {
      bowl: 'tomatoAndEgg',
      name: 'Tomato and egg',
      mark: '7 m',
      text: 'Sweet red broth, soft egg. What Wen’s mother makes, minus the questions.',
      price: '£10.50',
    },
    {
      bowl: 'hotShin',
      name: 'Hot shin',
      mark: '8 m, hot',
      text: 'Beef, eleven hours, chilli bean and star anise. Bring a hanky.',
      price: '£13.50',
    },
    {
      bowl: 'vinegarPork',
      name: 'Black vinegar pork',
      mark: '8 m',
      text: 'Minced belly, Shanxi vinegar, cucumber. Sour enough to sit up for.',
      price: '£12',
    },
    {
      bowl: 'mushroomAndNori',
      name: 'Mushroom and nori',
      mark: '8 m, vegan',
      text: 'Three mushrooms, a sheet of sea. The broth takes longer than the beef’s.',
      price: '£11',
    },
    {
      bowl: 'shieldsPrawn',
      name: 'Shields prawn',
      mark: '8 m',
      text: 'Off the boat at North Shields, with ginger. Heads on. Look away if you must.',
      price: '£14.50',
    },
    {
      bowl: 'cuminLamb',
      name: 'Cumin lamb',
      mark: '9 m, hot',
      text: 'Northumberland lamb, Xi’an manners.',
      price: '£13.50',
    },
    {
      bowl: 'coldSesame',
      name: 'Cold sesame',
      mark: '9 m, vegan',
      text: 'Served at the temperature of a paddle at Tynemouth. Peanuts.',
      price: '£10.50',
    },
    {
      bowl: 'birthday',
      name: 'The birthday',
      mark: '12 m',
      text: 'The longest we can lift, for a long life. You say it’s your birthday; we don’t check.',
      price: '£16',
    },
  ],
  terms:
    'Noodles are wheat, and there’s no way round it. Ask Kev about anything else: he has a list and he likes reading it out.',
} satisfies Omit<PriceThreadProps, 'items'> & { items: readonly Bowl[] };

export const extras = {
  heading: 'On the side',
  items: [
    { name: 'Another egg', text: 'Soft, soy, halved.', price: '£1.50' },
    { name: 'Smacked cucumber', text: 'Garlic, vinegar, a rolling pin.', price: '£4' },
    { name: 'Five dumplings', text: 'Pork and chive, or just chive.', price: '£6' },
    { name: 'Chilli oil', text: 'On the counter. A spoon is plenty. Two is Geoff.', price: 'Free' },
    { name: 'More noodle', text: 'No. You’d have two.', price: '£0' },
  ],
} satisfies PriceThreadProps;

export const drinks = {
  heading: 'To drink',
  items: [
    { name: 'Barley tea', text: 'Hot or cold, until you float.', price: '£2' },
    { name: 'Tyneside lager', text: 'From the brewery under the bridge, in a small glass.', price: '£4.80' },
    { name: 'Plum soda', text: 'Kev’s. He won’t say what’s in it, but it’s plums.', price: '£3.50' },
  ],
} satisfies PriceThreadProps;
