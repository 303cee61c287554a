import type { TableBillProps } from '../sections/TableBill/index.ts';

export const wholePage = {
  lines: ['The whole', 'table, then'],
  lead: 'Mondays and Tuesdays the table is nobody’s. Take it for a birthday, a wedding supper, a wake or a board meeting that could do with a fish in the middle.',
} as const;

export const whole = {
  heading: 'What you get',
  items: {
    loft: {
      name: 'The loft',
      text: 'From five until half past eleven, with the hooks, the river and the good light.',
    },
    supper: {
      name: 'The supper',
      text: 'The seven dishes as they are, or talk to Rosa. She likes being talked to before April.',
    },
    people: {
      name: 'The four of us',
      text: 'Nobody hired in. Kenny washes up in a tie for weddings, unasked.',
    },
  },
};

export const wholeBill = {
  heading: 'The large bill',
  lead: 'One price for the table, whether you fill it or stretch out. Wine is what you drink.',
  caption: 'A seventieth, twenty-four chairs',
  lines: [
    { name: 'The table, all of it', price: '£980' },
    { name: 'Fourteen carafes', price: '£231' },
    { name: 'A cake, with the right number on', price: '£45' },
    { name: 'Speech, over nine minutes', price: 'a fine' },
    { name: 'Service', price: 'thanks' },
  ],
  total: { name: 'All of it', price: '£1,256' },
  thanks: 'A quarter to hold the date. Given back up to a month before.',
} satisfies TableBillProps;
