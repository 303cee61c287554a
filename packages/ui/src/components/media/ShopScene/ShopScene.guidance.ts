import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Beside words that tell how far a shop has come: nobody in yet, papers filled in, open.'],
  instead: [
    { take: 'Photo', when: 'for a real shop' },
    { take: 'TradeDrawing', when: 'for what a trade is known by' },
  ],
  pairs: [],
  words: [],
  keys: [],
  said: [{ when: 'Reading', what: 'Nothing: the words beside it say it all.' }],
};
