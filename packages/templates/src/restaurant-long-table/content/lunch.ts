import type { TableBillProps } from '../sections/TableBill/index.ts';

export const lunchPage = {
  lines: ['Sunday,', 'one o’clock'],
  lead: 'One sitting, four things, £28. Children £12, and allowed under the table between courses. Up by half past four, or whenever Kenny starts stacking chairs.',
} as const;

export const lunch = {
  heading: 'What Sunday is',
  courses: {
    tomatoes: {
      name: 'Bread and tomatoes',
      text: 'The loaf, the oil, and tomatoes while there are any worth the name. In winter, beans on the loaf. You’ll not complain.',
      note: 'Wheat',
    },
    bird: {
      name: 'Three birds for the table',
      text: 'Roasted with lemon and bay, carved by whoever admits they can. No bird for you? A whole baked cheese with your name on it.',
      note: 'Nothing, or milk',
    },
    potatoes: {
      name: 'Potatoes, twice',
      text: 'They go round once at the start and once when everybody has stopped pretending. Greens go round as well.',
      note: 'Nothing at all',
    },
    cake: {
      name: 'Orange cake, cut badly',
      text: 'Twenty-four slices out of a round cake by eye. Nobody has ever got the same one twice.',
      note: 'Eggs, almonds',
    },
  },
  foot: 'Babies sit on people. High chairs, two, by the hooks.',
};

export const lunchBill = {
  heading: 'What Sunday comes to',
  lead: 'For a family of four with one who only eats potatoes.',
  caption: 'Two grown-ups, two smaller',
  lines: [
    { name: 'Two lunches', price: '£56' },
    { name: 'Two small lunches', price: '£24' },
    { name: 'A carafe of the white', price: '£16' },
    { name: 'Squash, from a jug', price: 'in' },
    { name: 'Thirds of potatoes', price: 'in' },
  ],
  total: { name: 'All of it', price: '£96' },
  thanks: 'Grandparents come at full price and leave with the leftovers.',
} satisfies TableBillProps;
