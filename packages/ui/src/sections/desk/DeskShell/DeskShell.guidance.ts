import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Around every page of a desk, so that its places stay within reach.',
    'When some of them should say that something waits.',
  ],
  instead: [
    {
      take: 'Navbar',
      when: 'over the pages that customers see',
    },
    {
      take: 'Tabs',
      when: 'for parts of one page',
    },
    {
      take: 'AttentionList',
      when: 'for what waits, in so many words',
    },
  ],
  pairs: [
    {
      heading: 'A word for each place',
      do: 'Usual',
      dont: 'TabsInShort',
      why: {
        do: 'Whoever stands in for somebody finds the quotes on the first morning.',
        dont: 'Short, for those who know already what stands behind it.',
      },
    },
  ],
  words: [
    {
      prop: 'items[].label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'items[].waiting.spoken',
      writer: 'developer',
      keep: 11,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From place to place, then into what lies open.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Desk, navigation, list.” It has no heading: what lies open in it has.',
    },
    {
      when: 'On the place that is open',
      what: '“Orders 2 to start, current page, link.” Where nothing waits, nothing is said of it.',
    },
    {
      when: 'On a phone',
      what: 'The strip is drawn along until the open place is in sight; the page does not move.',
    },
    {
      when: 'Without script',
      what: 'The links work; the strip of a phone stands at its beginning.',
    },
  ],
};
