import type { ScoreboardProps } from '../sections/Scoreboard/index.ts';
import type { StatsProps } from '@awning/ui/sections/Stats';

export const dee = {
  heading: 'I used to be the one holding the coats',
  portrait: 'Portrait of Dee Okafor: hair in a high puff, arms folded, a pale training top',
  paragraphs: [
    'At thirty-one I did my back in lifting a photocopier. The physio gave me a barbell and I was furious. Eight months later I carried the same model up two floors, for spite.',
    'I’ve coached for eleven years now: new mums, bus drivers, a bell-ringer, a man of eighty-three. Nobody has ever been too unfit to start.',
  ],
  facts: [
    'Level 4 strength and conditioning',
    'Pre- and post-natal',
    'GP referral',
    'First aid at work, renewed March',
  ],
};

export const story = {
  heading: 'How it went',
  rows: [
    {
      value: '31',
      unit: 'years old',
      text: 'The photocopier goes one way and I go the other. Six weeks flat on my sister’s carpet.',
    },
    {
      value: '20',
      unit: 'kg',
      text: 'My first bar, empty. I said no. The physio put the kettle on and waited.',
    },
    {
      value: '2',
      unit: 'floors',
      text: 'Eight months on, same model, up the same stairs. Nobody had asked me to.',
    },
    {
      value: '27',
      unit: 'the arch',
      text: 'I took it over from a man who mended prams. The hooks in the ceiling are his.',
    },
    {
      value: '83',
      unit: 'the oldest',
      text: 'Mr Whitaker presses in a tie. He started at eighty, to see what the noise was.',
    },
  ],
} satisfies ScoreboardProps;

export const kit = {
  label: 'What is under the arch',
  items: [
    { value: '4', text: 'racks, so nobody queues' },
    { value: '620', text: 'kilos of plates, and some that look like it' },
    { value: '1', text: 'kettle, always on' },
  ],
} satisfies StatsProps;

export const rules = {
  heading: 'House rules',
  items: [
    { name: 'Nobody films you', text: 'No phones on the floor. If you want proof, use the whiteboard.' },
    { name: 'Put it back', text: 'Big plates at the bottom. My mother visits.' },
    { name: 'Say if it hurts', text: 'Hard is fine. Sharp is not. I’d rather stop than be impressed.' },
  ],
};
