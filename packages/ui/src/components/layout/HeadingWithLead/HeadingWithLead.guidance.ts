import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a section of your own, for its heading and the line under it.'],
  instead: [
    { take: 'SectionHead', when: 'with a way past what follows, side by side' },
    { take: 'PosterHead', when: 'where words are as large as the wall' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 22 },
    { prop: 'lead', writer: 'owner', keep: 50 },
  ],
  keys: [],
  said: [{ when: 'Reading', what: 'A heading of level 1 or 2. Its id names the section around it.' }],
};
