import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Count the teeth',
  lead: 'Every tooth is five minutes of somebody’s wrist, every whole comb an hour. The price is for the time, whoever’s hair it is.',
  groups: [
    {
      heading: 'Clippers and scissors',
      items: [
        { name: 'Shape-up', note: 'Line, temples, neck. Friday’s favourite', price: 1000, minutes: 15 },
        { name: 'Level cut', note: 'One guard all over. Say a number', price: 1400, minutes: 20 },
        { name: 'Skin fade', note: 'Down to nothing and back up, blended by eye', price: 2200, minutes: 40 },
        { name: 'Afro shape', note: 'Picked out, rounded, walked round twice', price: 2400, minutes: 45 },
        {
          name: 'Cut and beard',
          note: 'Hot towel, straight line, oil you can’t buy',
          price: 3000,
          minutes: 55,
        },
        {
          name: 'Under twelves',
          note: 'Booster seat. Lollipop after, never during',
          price: 1200,
          minutes: 25,
        },
        { name: 'Over sixty-fives', note: 'Tuesday to Thursday, with the paper', price: 1100, minutes: 30 },
      ],
    },
    {
      heading: 'Locs and naturals',
      items: [
        { name: 'Loc retwist', note: 'Wash, palm roll, dryer, gossip', price: 5500, minutes: 90 },
        {
          name: 'Starter locs',
          note: 'Comb coils or two-strand, and a talk about patience',
          price: 9000,
          minutes: 150,
        },
        { name: 'Twist-out', note: 'Wash, twist, dry, undo, admire', price: 4500, minutes: 75 },
        { name: 'Steam and trim', note: 'The ends you’ve been pretending about', price: 3800, minutes: 60 },
      ],
    },
    {
      heading: 'Braids',
      items: [
        { name: 'Cornrows', note: 'Straight back, any number you can count to', price: 3500, minutes: 60 },
        { name: 'Stitch cornrows', note: 'With patterns. Keziah draws it first', price: 6000, minutes: 105 },
        { name: 'Box braids', note: 'Medium, to the shoulder. Bring a film', price: 12000, minutes: 240 },
        { name: 'Take-down', note: 'Out, washed, detangled, forgiven', price: 2500, minutes: 45 },
      ],
    },
  ],
  footnote:
    'Card or cash. Braiding hair is included up to four packs. A deposit of £20 holds anything over an hour; it comes off the price, or pays for the empty chair.',
} satisfies Content['prices'];
