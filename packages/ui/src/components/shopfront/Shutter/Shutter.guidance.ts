import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a ShopWindow that nobody has moved into, or is about to.'],
  instead: [
    { take: 'ShopScene', when: 'once somebody is in' },
    { take: 'Skeleton', when: 'to keep the place of words' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [
    { when: 'Reading', what: 'Nothing, what is painted on it included.' },
    { when: 'With turn', what: 'It goes up as it comes into sight.' },
    { when: 'Less motion', what: 'It stays where raised says.' },
  ],
};
