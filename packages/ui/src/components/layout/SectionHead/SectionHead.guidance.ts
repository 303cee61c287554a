import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a section: its name, a line, and a way past it for those who need not see it.'],
  instead: [
    { take: 'HeadingWithLead', when: 'without a way past it, or where it stands in a column' },
    { take: 'PosterHead', when: 'where words are as large as the wall' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 36 },
    { prop: 'lead', writer: 'owner', keep: 90 },
    { prop: 'action.label', writer: 'designer', keep: 24 },
  ],
  keys: [{ keys: ['Tab'], does: 'To the way past it, if there is one.' }],
  said: [
    {
      when: 'Reading',
      what: 'A heading of level 2; of level 1 where it is the page’s first. Its id names the section.',
    },
  ],
};
