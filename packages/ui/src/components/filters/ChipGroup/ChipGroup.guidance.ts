import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a list, for all that narrows it down, one chip each.'],
  instead: [
    { take: 'FilterBar', when: 'with the count of what is left beside them' },
    { take: 'Chip', when: 'for one by itself' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 15 },
    { prop: 'chips[].label', writer: 'owner', keep: 20 },
    { prop: 'chips[].removeLabel', writer: 'designer', keep: 36 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next chip.' },
    { keys: ['Enter'], does: 'Takes it away. The focus goes to the next, or to the one before.' },
    { keys: ['Space'], does: 'The same, unless it has an address: then it is a link.' },
  ],
  said: [
    { when: 'Reading', what: '“Active filters, list, 3 items.”' },
    {
      when: 'When the last goes',
      what: 'The list is gone. The page is asked to take the focus (onEmptied).',
    },
    { when: 'Without any', what: 'Nothing is rendered.' },
  ],
};
