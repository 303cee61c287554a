import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Over every page of a site with accounts, or with a switch for day and night.',
    'When a phone’s menu should lie over the page, and the page behind it wait.',
  ],
  instead: [
    {
      take: 'HeaderRow',
      when: 'for a few pages, without accounts and without script',
    },
    {
      take: 'DeskShell',
      when: 'for the places of a desk',
    },
    {
      take: 'CatalogueHeader',
      when: 'for the shelves of one page',
    },
  ],
  pairs: [
    {
      heading: 'Words that visitors came with',
      do: 'Usual',
      dont: 'WordsOfTheTrade',
      why: {
        do: 'Four words that they would have asked for at the counter.',
        dont: 'Nobody came for solutions. All four have to be tried.',
      },
    },
  ],
  words: [
    {
      prop: 'brand.name',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'items[].label',
      writer: 'owner',
      keep: 13,
    },
    {
      prop: 'account.label',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'lights.on',
      writer: 'designer',
      keep: 9,
    },
    {
      prop: 'lights.off',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'labels.skip',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.menu',
      writer: 'designer',
      keep: 4,
    },
    {
      prop: 'labels.close',
      writer: 'designer',
      keep: 9,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'First to “Skip to the shop”, then along the board. In the open menu it goes round, the burger among them.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the burger: opens the menu, with the focus on its first link; closes it again.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu; the focus is back on the burger.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Banner”, then “Main, navigation”. The name is a link and no heading.',
    },
    {
      when: 'In the open menu',
      what: '“Menu, navigation.” The page behind can be neither reached nor scrolled.',
    },
    {
      when: 'While it is found out who came in',
      what: '“One moment”, read in passing where “Log in” will be; nothing moves when it comes.',
    },
    {
      when: 'Without script',
      what: 'The menu opens by itself; the page behind stays in reach. The light switch and “Log out” are gone.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
    {
      when: 'Less motion',
      what: 'The awning of a front page is down at once.',
    },
  ],
};
