import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one way to narrow a list down: a tier, a trade, a price. One of them, or none.'],
  instead: [
    { take: 'ChoiceTabs', when: 'for a few, of which one is always chosen' },
    { take: 'Checkbox', when: 'where several may be ticked' },
    { take: 'SelectField', when: 'in a form, for one of many' },
  ],
  pairs: [],
  words: [
    { prop: 'legend', writer: 'designer', keep: 14 },
    { prop: 'options[].label', writer: 'owner', keep: 24 },
    { prop: 'options[].count', writer: 'designer', keep: 4 },
    { prop: 'fold.label', writer: 'designer', keep: 15 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next box, or to what unfolds the rest.' },
    { keys: ['Space'], does: 'Ticks it, and unticks the other; or lets go of it. On the fold, opens it.' },
    { keys: ['Enter'], does: 'On the fold, opens it.' },
  ],
  said: [
    { when: 'Arriving', what: '“Tier, group. Basic 5, checkbox, not checked.”' },
    { when: 'Choosing another', what: 'The first is unticked without a word.' },
    {
      when: 'Without script',
      what: 'They can be ticked, and are sent with the form around them; the fold opens too.',
    },
  ],
};
