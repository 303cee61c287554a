import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Where a website is sold: all that is in it, at a glance.'],
  instead: [
    { take: 'ShopWindow', when: 'for its first page, large' },
    { take: 'Gallery', when: 'for photographs' },
  ],
  pairs: [],
  words: [{ prop: 'pages[].name', writer: 'owner', keep: 16 }],
  keys: [
    { keys: ['Tab'], does: 'From page to page; the strip comes along.' },
    { keys: ['Enter'], does: 'Opens the page in a new tab.' },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“The pages of Barbershop Classic, list, 3 items. Home (opens in a new tab), link.” The pictures are silent.',
    },
    { when: 'Without script', what: 'Nothing is missing.' },
  ],
};
