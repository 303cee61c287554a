import type { PairListProps } from './PairList.tsx';

export const piano = {
  heading: 'Before you ask',
  lead: 'Anything else, ring Ruth. She likes a chat between pianos.',
  pairs: [
    {
      term: 'How often should it be tuned?',
      text: 'Twice a year, when the heating goes on and when it goes off.',
    },
    { term: 'Can you save it?', text: 'Usually. If not, you will hear it from us first and kindly.' },
  ],
} satisfies PairListProps;

export const hour = {
  heading: 'An hour at the piano',
  pairs: [
    { term: '0', text: 'Lid up, photographs off, tea.' },
    { term: '10', text: 'One string at a time, from the middle outwards.' },
    { term: '60', text: 'Something by Fats Waller, to be sure.' },
  ],
} satisfies PairListProps;
