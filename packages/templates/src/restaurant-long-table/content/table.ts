import type { NumberedGridProps } from '@awning/ui/sections/NumberedGrid';
import type { ScoreboardProps } from '@awning/ui/sections/Scoreboard';

export const tablePage = {
  lines: ['Everyone eats', 'the same'],
  lead: 'There is no menu to choose from and no table to choose. There is one of each. You choose the night, the sitting and who to sit next to, and two of those are up to luck.',
} as const;

export const evening = {
  heading: 'How an evening goes',
  rows: [
    {
      value: '5.50',
      text: 'Up the stairs, coat on a hook, find your number on the back of a chair.',
      by: 'Half past eight? Add two and a half hours',
    },
    {
      value: '6.00',
      text: 'Bread goes down. Tear some and pass it. That is the whole induction.',
    },
    {
      value: '6.10',
      text: 'Bowls start at the kitchen and travel left. If you have two bowls, you have stopped listening.',
    },
    {
      value: '7.30',
      text: 'The big fish. One to every eight people, so somebody has to serve. Usually a nurse.',
    },
    { value: '8.10', text: 'Coffee, the bill, and ten minutes to finish the argument on the landing.' },
  ],
} satisfies ScoreboardProps;

export const manners = {
  heading: 'Table manners',
  lead: 'Six of them. The tablecloth has heard worse.',
  items: [
    { name: 'Left', text: 'Everything travels left. The river is on your left if you’re on the even side.' },
    { name: 'Take some', text: 'Leave some. There is a person at the far end with a memory.' },
    { name: 'Say your name', text: 'Once, at the bread. It saves two hours of “sorry, was it Claire?”' },
    { name: 'Phones', text: 'In the basket by the door. It is wicker and it has never lost one.' },
    { name: 'Swap', text: 'Change chairs after the fish if you like. Ask the chair first.' },
    {
      name: 'Spills',
      text: 'Salt, shrug, carry on. The runner is wine-coloured at the quay end for a reason.',
    },
  ],
} satisfies NumberedGridProps;
