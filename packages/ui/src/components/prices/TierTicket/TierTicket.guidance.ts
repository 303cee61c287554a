import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one size of a thing, beside the others: what it costs, what is in it, and the way to it.'],
  instead: [
    { take: 'TierCards', when: 'for all sizes, as a section' },
    { take: 'PriceTag', when: 'for the one thing a page sells' },
    { take: 'Table', when: 'to compare sizes line by line' },
  ],
  pairs: [
    {
      heading: 'Say who it is for',
      do: 'Least',
      dont: 'NameTwice',
      why: {
        do: 'A good front door: they can tell whether it is theirs.',
        dont: 'Its name stands on the plate already. Nobody knows more than before.',
      },
    },
  ],
  words: [
    { prop: 'title', writer: 'owner', keep: 17 },
    { prop: 'note', writer: 'owner', keep: 17 },
    { prop: 'recommended', writer: 'designer', keep: 11 },
    { prop: 'facts[]', writer: 'owner', keep: 13 },
    { prop: 'features[].text', writer: 'owner', keep: 27 },
    { prop: 'action.label', writer: 'designer', keep: 12 },
    { prop: 'soldOut', writer: 'owner', keep: 22 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the way to it, if it can be had.' },
    { keys: ['Enter'], does: 'Goes there.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Basic A good front door, article”; its title is a heading of the level given.',
    },
    { when: 'Ticks and crosses', what: '“Included: …”, “Not included: …”.' },
    { when: 'Arrived at by a link', what: 'It is ringed, and said to be the place one is at.' },
    { when: 'Less motion', what: 'It hangs still under the pointer.' },
  ],
};
