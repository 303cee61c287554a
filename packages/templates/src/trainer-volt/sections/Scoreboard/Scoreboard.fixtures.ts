import type { ScoreboardProps } from './Scoreboard.tsx';

export const whiteboard = {
  heading: 'On the whiteboard',
  lead: 'Written up by the people who did it.',
  rows: [
    {
      value: '100',
      unit: 'kg',
      text: 'I ordered the compost myself and I carried it in myself.',
      by: 'Ruth, 61',
    },
    {
      value: '1',
      unit: 'pull-up',
      text: 'It took nineteen weeks. I rang my sister from the floor.',
      by: 'Anjali, 38',
    },
    {
      value: '0',
      unit: 'back pain',
      text: 'I’d forgotten tying my shoes could be boring.',
      by: 'Marek, 52',
    },
  ],
} satisfies ScoreboardProps;

export const years = [
  { value: '1998', text: 'A borrowed van and a ladder from an aunt.' },
  { value: '2011', text: 'The second van. The aunt gets her ladder back.' },
];

export const kanzlei = {
  heading: 'Verfahrensdauerverkürzungen',
  rows: [
    {
      value: '1.250',
      unit: 'Kostenfestsetzungsbeschlüsse',
      text: 'Rechtsschutzversicherungsgesellschaften antworten seither binnen Wochenfrist.',
      by: 'Fachanwältin für Verwaltungsangelegenheiten',
    },
  ],
} satisfies ScoreboardProps;
