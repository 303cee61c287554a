import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Over a site of a few pages and no accounts.',
    'On a page without script: the menu of a phone folds by itself.',
  ],
  instead: [
    {
      take: 'Navbar',
      when: 'where visitors sign in, or where the menu is a sheet over the page',
    },
    {
      take: 'BusinessLine',
      when: 'for the number and the hours, right under it',
    },
    {
      take: 'DeskShell',
      when: 'for the places of a desk',
    },
  ],
  pairs: [
    {
      heading: 'Up to five in a row',
      do: 'ThreePages',
      dont: 'EverythingInARow',
      why: {
        do: 'What visitors come for, on one line. The rest is said on the page.',
        dont: 'Eight without a menu: on a phone the links are all one sees. Give it labels.menu.',
      },
    },
  ],
  words: [
    {
      prop: 'name',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'nav.links[].label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'nav.more[].label',
      writer: 'owner',
      keep: 11,
    },
    {
      prop: 'action.label',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'labels.skip',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'labels.menu',
      writer: 'designer',
      keep: 4,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'First to “Skip to the page”, then the name, the links, the one thing to do.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Menu”, on a phone: unfolds the links; folds them again.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Banner.” The name is a link and no heading: the page below has its own.',
    },
    {
      when: 'On the page one is on',
      what: '“Home, current page, link.”',
    },
    {
      when: 'With labels.menu',
      what: 'On a phone “Menu, collapsed”, then “expanded”. On a desktop nothing is folded.',
    },
    {
      when: 'Without script',
      what: 'All of it works, the menu too.',
    },
  ],
};
