import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { PriceHoldsProps } from '../sections/PriceHolds/index.ts';
import type { PriceListProps } from '@awning/ui/sections/PriceList';

export const prices = {
  heading: 'Fares, please',
  lead: 'Pay at the desk and stay till we shut. Come and go as you like; the stamp on your hand lasts longer than you think.',
  prices: [
    { price: '£9', name: 'All day', note: 'Over sixteen. Leave for lunch, come back for the rest.' },
    {
      price: '£6.50',
      name: 'Before four',
      note: 'Weekdays. Also students, over sixties and anyone in a bus company’s jumper.',
    },
    { price: '£78', name: 'Ten visits', note: 'A card with no date and no name. Lend it to your brother.' },
    {
      price: '£38',
      name: 'A month',
      note: 'As often as your fingers allow. Stop when you like, at the desk.',
    },
  ],
} satisfies PriceHoldsProps;

export const pricesPage = {
  terms:
    'No joining fee. Your first visit comes with twenty minutes of somebody showing you how, whether you ask or not.',
};

export const extras = {
  heading: 'Small change',
  groups: [
    {
      heading: 'To borrow',
      items: [
        { name: 'Shoes', price: '£3', note: 'Child’s 9 to adult 13. Disinfected, never fashionable.' },
        { name: 'A bag of chalk', price: '£1', note: 'To use, not to throw.' },
        { name: 'A brush', price: '£0', note: 'Clean your holds and Tom will like you.' },
        { name: 'Socks', price: '£2', note: 'Yours to keep. Please keep them.' },
      ],
    },
    {
      heading: 'For smaller people',
      items: [
        { name: 'Under sixteen', price: '£6', note: 'With a grown-up awake in the building.' },
        { name: 'Under five', price: '£0', note: 'Bay One only: the walls are as high as a sofa.' },
        {
          name: 'Saturday Squad',
          price: '£8',
          note: 'Ages seven to eleven, nine till half past ten. Shoes included.',
        },
        {
          name: 'A party of ten',
          price: '£120',
          note: 'Two hours, Bev, a bay of your own. You bring the cake.',
        },
      ],
    },
  ],
  footnote: 'Tea is £1.20 and the toaster is yours to work.',
} satisfies PriceListProps;

export const priceQuestions = {
  heading: 'Before you queue',
  items: [
    {
      question: 'Do I have to book?',
      answer: 'No. Parties and the Saturday Squad do. Everyone else just turns up, like a bus used to.',
    },
    {
      question: 'When is it quiet?',
      answer:
        'Weekdays before four, and Friday nights, oddly. Monday and Thursday evenings are busy, in a nice way.',
    },
    {
      question: 'Do I have to join?',
      answer: 'You sign one form, once, about falling off. It isn’t a contract and nobody will ring you.',
    },
    {
      question: 'Can I just watch?',
      answer: 'Yes, free, with tea. Most of our members started as people just watching.',
    },
  ],
} satisfies FaqDetailsProps;
