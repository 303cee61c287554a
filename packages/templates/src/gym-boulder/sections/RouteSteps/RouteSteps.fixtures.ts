import type { RouteStepsProps } from './RouteSteps.tsx';

export const lesson = {
  heading: 'From yard to beam',
  lead: 'Five holds. Most people manage them in one evening.',
  steps: [
    {
      name: 'Wipe your feet',
      when: 'At the door',
      text: 'Mud is for outside. There is a brush and a dog to lick the rest.',
    },
    { name: 'Find your shoes', text: 'Third shelf. They are meant to be tight; they are not meant to hurt.' },
    {
      name: 'Fall on purpose',
      when: 'Five minutes',
      text: 'From knee height, then from hip height, then because you meant to.',
    },
    { name: 'Up the straw one', text: 'Both hands on the last hold is the top. You may shout.' },
    { name: 'Down the same way', text: 'It is a ladder now.' },
  ],
  actions: [{ label: 'Come on Thursday', href: '/thursdays' }],
} satisfies RouteStepsProps;
