import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a section that shouts: a gym, a sale, a price.'],
  instead: [
    { take: 'SectionHead', when: 'for a heading that talks' },
    { take: 'HeadingWithLead', when: 'for a heading and a line, and no more' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 24 },
    { prop: 'lead', writer: 'owner', keep: 60 },
  ],
  keys: [],
  said: [
    {
      when: 'Reading',
      what: 'A heading of level 2; of level 1 where it is the page’s first. Its id names the section.',
    },
  ],
};
