import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['At a corner of a window or a picture: a tier, or “From”, and a price.'],
  instead: [
    { take: 'PriceTag', when: 'for the one thing a page sells' },
    { take: 'TierTicket', when: 'for a size with all that is in it' },
    { take: 'Plate', when: 'for a word without a price' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'owner', keep: 12 },
    { prop: 'price', writer: 'owner', keep: 8 },
  ],
  keys: [],
  said: [
    { when: 'Reading', what: '“Basic $299”, in one breath.' },
    { when: 'Less motion', what: 'It hangs still, and straight.' },
  ],
};
