import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For something to tick that has a price or a line of explanation.'],
  instead: [
    { take: 'Checkbox', when: 'for a consent, or a plain line' },
    { take: 'AddOnFields', when: 'for several, under their question' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'owner', keep: 24 },
    { prop: 'description', writer: 'owner', keep: 45 },
    { prop: 'price', writer: 'owner', keep: 10 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the card.' },
    { keys: ['Space'], does: 'Ticks it; unticks it.' },
  ],
  said: [
    { when: 'On the card', what: '“Blog Setup + $100, checkbox, not checked. A place for news and offers.”' },
    { when: 'Without script', what: 'It can be ticked, and is sent.' },
  ],
};
