import type { TilePricesProps } from '../sections/TilePrices/index.ts';

export const prices = {
  heading: 'What it costs',
  lead: 'A swim was a penny in 1908, tuppence with a towel. We have kept it as near to that as Edna allows.',
  prices: [
    {
      name: 'Everything',
      price: '£38',
      per: 'a month',
      note: 'Pool, gym floor, every class, the steam rooms, and a vote at the annual meeting.',
    },
    { name: 'A swim', price: '£4.80', note: '£3.40 over sixty-five and under sixteen' },
    { name: 'Day pass', price: '£11', per: 'a day', note: 'All of it, until closing' },
    { name: 'Off-peak', price: '£26', per: 'a month', note: 'Weekdays, nine to four' },
    { name: 'Family', price: '£72', per: 'a month', note: 'Two tall ones, any number of short ones' },
  ],
  terms: 'No joining fee, no contract: stop when you like by telling the desk, who will ask after your knee.',
} satisfies TilePricesProps;

export const included = {
  heading: 'Smaller change',
  lead: 'At the desk, by card or with the right money.',
  prices: [
    {
      name: 'Steam rooms alone',
      price: '£9',
      per: 'a visit',
      note: 'Towel and sheet with it. In every membership at nothing.',
    },
    { name: 'Gym floor alone', price: '£7', per: 'a visit', note: 'After a free induction' },
    { name: 'Towel', price: '£1', per: 'and back', note: 'The pound is the deposit' },
    { name: 'Goggles', price: '£6', note: 'Or the lost ones, free, as they come' },
    { name: 'Students, carers, nurses', price: '£26', per: 'a month', note: 'Everything, all hours' },
  ],
} satisfies TilePricesProps;

export const pricesQuestions = {
  heading: 'About the money',
  items: [
    {
      question: 'What does the vote do?',
      answer:
        'The baths belong to their members. You get one vote, one chair in March and one biscuit. Last year we voted on the colour of the ropes.',
    },
    {
      question: 'Can I freeze it?',
      answer:
        'Yes: a month at a time, at nothing. Tell the desk before the first. Broken ankles are frozen backwards.',
    },
    {
      question: 'I cannot afford it this month.',
      answer:
        'Say so at the desk, as quietly as you like. There is a tin, other members fill it, and nobody will know.',
    },
  ],
};
