import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one of two to a dozen that differ in their looks: designs, papers, frames. In a form of your own.',
    'For one of many, `size="small"`: a design’s drawings.',
  ],
  instead: [
    { take: 'LooksField', when: 'for colours, which are two swatches and no picture' },
    { take: 'SelectField', when: 'where words tell them apart' },
  ],
  pairs: [
    {
      heading: 'Say which one is had already',
      do: 'Usual',
      dont: 'NothingSaid',
      why: {
        do: 'Whoever has tried the others finds the way back.',
        dont: 'The way back must be remembered.',
      },
    },
  ],
  words: [
    { prop: 'legend', writer: 'designer', keep: 24 },
    { prop: 'hint', writer: 'designer', keep: 140 },
    { prop: 'choices[].label', writer: 'owner', keep: 28 },
    { prop: 'choices[].note', writer: 'designer', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the one that is chosen.' },
    { keys: ['ArrowRight', 'ArrowDown'], does: 'Chooses the next.' },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Chooses the one before.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Another design, group. Barbershop Classic, yours now, radio button, checked, 1 of 4.”',
    },
    { when: 'Without script', what: 'They are chosen all the same, and sent with the form around them.' },
  ],
};
