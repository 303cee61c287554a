import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['In a row or a sheet on a painted board: one way on, or one thing to do.'],
  instead: [
    { take: 'NavList', when: 'for links on plain ground' },
    { take: 'Button', when: 'off the board' },
    { take: 'Wordmark', when: 'for the name that leads home' },
  ],
  pairs: [],
  words: [{ prop: 'item.label', writer: 'designer', keep: 14 }],
  keys: [
    { keys: ['Tab'], does: 'To it; a gap is no stop.' },
    { keys: ['Enter'], does: 'Follows the link, presses the button.' },
    { keys: ['Space'], does: 'Presses the button.' },
  ],
  said: [
    { when: 'On a link', what: '“Prices, link”; “current page” for the one that is shown.' },
    { when: 'On a gap', what: '“One moment”, and nothing to press.' },
  ],
};
