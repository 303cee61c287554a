import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For a form beside the words that say what it is for, as a page or a part of one.'],
  instead: [
    { take: 'AccountForm', when: 'to be let in' },
    { take: 'ContactForm', when: 'for letters, ready made' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 30 },
    { prop: 'lead', writer: 'owner', keep: 60 },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Log in, region”, with a heading of level 1 or 2. The words come first, then what stands under them, then the form.',
    },
  ],
};
