import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Over a page that lies two or more steps in: a design, a post, an order.'],
  instead: [
    { take: 'NavList', when: 'for pages that lie side by side' },
    { take: 'Pagination', when: 'for the pages of one list' },
  ],
  pairs: [
    {
      heading: 'Name each page as its own heading does',
      do: 'TwoSteps',
      dont: 'BackToWhat',
      why: {
        do: 'They know where they are, and where each step leads.',
        dont: 'Back to what? Whoever came by a link has been nowhere.',
      },
    },
  ],
  words: [
    { prop: 'label', writer: 'designer', keep: 12 },
    { prop: 'items[].label', writer: 'owner', keep: 18 },
    { prop: 'current', writer: 'owner', keep: 40 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next step.' },
    { keys: ['Enter'], does: 'Goes there.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“You are here, navigation, list, 3 items”; this page is the last, “current page”, and no link.',
    },
    { when: 'On the outermost page', what: 'Nothing is rendered.' },
    { when: 'Without script', what: 'Plain links.' },
  ],
};
