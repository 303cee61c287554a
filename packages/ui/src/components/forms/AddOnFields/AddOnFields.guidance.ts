import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['At the till: what can be had besides, each ticked or not.'],
  instead: [
    { take: 'CheckboxCard', when: 'for one of them' },
    { take: 'AmountList', when: 'for how many of each' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'designer', keep: 24 },
    { prop: 'addOns[].name', writer: 'owner', keep: 24 },
    { prop: 'addOns[].description', writer: 'owner', keep: 45 },
    { prop: 'addOns[].price', writer: 'owner', keep: 10 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next one.' },
    { keys: ['Space'], does: 'Ticks it; unticks it.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Anything else?, group. Blog Setup + $100, checkbox, not checked”, and what it is.',
    },
    { when: 'Without script', what: 'They can be ticked, and are sent with the form around them.' },
  ],
};
