import type { QuotesAcrossProps } from '../sections/QuotesAcross/index.ts';

export const kitchen = {
  heading: 'Four people, on plates',
  lead: 'Nina had us painted for the opening. The plates were meant to be a joke and are now the only portraits we own.',
  people: {
    rosa: {
      name: 'Rosa Amato cooks',
      text: 'From Cefalù by way of a school canteen in Wallsend, where she fed four hundred at a time and nobody passed anything. She wanted it the other way round.',
      note: 'Kitchen end, standing',
    },
    alan: {
      name: 'Alan Liddle pours',
      text: 'Nineteen years on the trawlers, so he can carry six plates on a moving floor. Ours doesn’t move, which he finds unsettling.',
      note: 'Wherever your glass is empty',
    },
    nina: {
      name: 'Nina bakes',
      text: 'Their daughter. Up at three, gone by one, and the reason there is a queue on the stairs. She has been to your table; you were asleep.',
      note: 'The counter, Tuesday to Saturday',
    },
    kenny: {
      name: 'Kenny washes up',
      text: 'Mended nets in this loft for thirty-one years and came back for the company. Fifty-six plates an hour. He has asked us to say he prefers the second sitting.',
      note: 'You’ll hear him',
    },
  },
};

export const couple = {
  heading: 'Rosa cooks, Alan pours',
  portrait: 'Rosa and Alan at the end of the table with a loaf between them, half of it gone',
  paragraphs: [
    'Rosa Amato fed four hundred schoolchildren a day and never saw one of them share a chip. Alan Liddle came ashore with a lump sum and eleven metres of ropeworks floor.',
    'The floor is the table. It seats twenty-four, it took nine men to get it up Ropery Stairs, and it is not coming down again.',
  ],
};

export const quotes = {
  heading: 'Said with their mouths full',
  items: [
    {
      quote: 'I came with my husband and left with four phone numbers and somebody’s casserole dish.',
      author: 'Maureen D.',
      context: 'seat nine',
    },
    {
      quote: 'I don’t like strangers or artichokes. I’ve booked again for the fourteenth.',
      author: 'Imran S.',
      context: 'seat two, since March',
    },
    {
      quote: 'The man opposite turned out to be my dentist. He had the figs.',
      author: 'Beth W.',
      context: 'seat seventeen',
    },
  ],
} satisfies QuotesAcrossProps;
