import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For a map, a telephone, a mail: a few ways to reach somebody, side by side.'],
  instead: [
    { take: 'ActionGroup', when: 'for the one step a page hopes for, and a second' },
    { take: 'NavList', when: 'for the ways through a site' },
    { take: 'ContactLines', when: 'with what each is, in words' },
  ],
  pairs: [],
  words: [{ prop: 'items[].label', writer: 'owner', keep: 30 }],
  keys: [
    { keys: ['Tab'], does: 'To the next link.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    { when: 'Reading', what: 'Links in one paragraph, no list and no navigation.' },
    { when: 'Without any', what: 'Nothing is rendered.' },
  ],
};
