import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside words that say the same, to find them sooner.'],
  instead: [
    { take: 'IconButton', when: 'for something to press' },
    { take: 'SocialLinks', when: 'for the marks of other places' },
    { take: 'TradeDrawing', when: 'for what a trade is known by' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [
    { when: 'Reading', what: 'Nothing, ever: the words beside it say it.' },
    { when: 'Right to left', what: 'Before, after and play point the other way.' },
  ],
};
