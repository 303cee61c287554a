import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['On the board over a page: the name, and the way home.'],
  instead: [
    { take: 'BoardItem', when: 'for every other way on' },
    { take: 'Lettering', when: 'for a name that leads nowhere' },
  ],
  pairs: [],
  words: [{ prop: 'name', writer: 'owner', keep: 20 }],
  keys: [
    { keys: ['Tab'], does: 'To the name.' },
    { keys: ['Enter'], does: 'Goes home.' },
  ],
  said: [
    { when: 'On the name', what: '“Awning, link.” It is no heading.' },
    { when: 'Without script', what: 'A plain link.' },
  ],
};
