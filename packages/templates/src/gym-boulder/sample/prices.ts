import type { Content } from '../schema.ts';

export const prices = {
  heading: 'Fares, please',
  lead: 'Pay at the desk and stay till we shut. Come and go as you like; the stamp on your hand lasts longer than you think.',
  groups: [
    {
      items: [
        { name: 'All day', note: 'Over sixteen. Leave for lunch, come back for the rest.', price: 900 },
        {
          name: 'Before four',
          note: 'Weekdays. Also students, over sixties and anyone in a bus company’s jumper.',
          price: 650,
        },
        {
          name: 'Ten visits',
          note: 'A card with no date and no name. Lend it to your brother.',
          price: 7800,
        },
        {
          name: 'A month',
          note: 'As often as your fingers allow. Stop when you like, at the desk.',
          price: 3800,
        },
      ],
    },
    {
      heading: 'To borrow',
      items: [
        { name: 'Shoes', note: 'Child’s 9 to adult 13. Disinfected, never fashionable.', price: 300 },
        { name: 'A bag of chalk', note: 'To use, not to throw.', price: 100 },
        { name: 'A brush', note: 'Clean your holds and Tom will like you.', price: 0 },
        { name: 'Socks', note: 'Yours to keep. Please keep them.', price: 200 },
      ],
    },
    {
      heading: 'For smaller people',
      items: [
        { name: 'Under sixteen', note: 'With a grown-up awake in the building.', price: 600 },
        { name: 'Under five', note: 'Bay One only: the walls are as high as a sofa.', price: 0 },
        {
          name: 'Saturday Squad',
          note: 'Ages seven to eleven, nine till half past ten. Shoes included.',
          price: 800,
        },
        {
          name: 'A party of ten',
          note: 'Two hours, Bev, a bay of your own. You bring the cake.',
          price: 12000,
        },
      ],
    },
  ],
  footnote:
    'No joining fee. Your first visit comes with twenty minutes of somebody showing you how, whether you ask or not. Tea is £1.20 and the toaster is yours to work.',
} satisfies Content['prices'];
