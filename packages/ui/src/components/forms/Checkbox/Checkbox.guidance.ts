import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one thing to say yes to: a letter, the terms.',
    'In a list of which several may be ticked; with indeterminate, for one that stands for them all.',
  ],
  instead: [
    { take: 'CheckboxCard', when: 'for something with a price, as large as a thumb' },
    { take: 'FilterGroup', when: 'to narrow a list down by one of several' },
    { take: 'SelectField', when: 'for one of many' },
  ],
  pairs: [
    {
      heading: 'Ask so that a tick means yes',
      do: 'LabelOnly',
      dont: 'TickForNo',
      why: {
        do: 'A tick, and the letter comes.',
        dont: 'No, unless: nobody knows what an empty box brings.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 40 },
    { prop: 'hint', writer: 'designer', keep: 60 },
    { prop: 'error', writer: 'designer', keep: 40 },
    { prop: 'count', writer: 'owner', keep: 4 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the box; past it while it is disabled.' },
    { keys: ['Space'], does: 'Ticks it; unticks it.' },
  ],
  said: [
    {
      when: 'On the box',
      what: '“Send me the newsletter, checkbox, not checked”, then what is wrong with it, then the hint.',
    },
    { when: 'With a count', what: 'It is read after the label: “Barbershop 3”.' },
    { when: 'Some of several', what: '“Partially checked.”' },
    { when: 'Without script', what: 'It can be ticked, and is sent.' },
  ],
};
