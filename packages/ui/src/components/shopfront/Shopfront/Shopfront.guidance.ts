import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['At the top of a page: one shop, with its sign over the window and the way inside.'],
  instead: [
    { take: 'ShopWindow', when: 'for a window alone' },
    { take: 'HeroShopfront', when: 'for the whole opening' },
    { take: 'ShelfCard', when: 'for one of many' },
  ],
  pairs: [],
  words: [
    { prop: 'sign', writer: 'owner', keep: 22 },
    { prop: 'template', writer: 'owner', keep: 24 },
    { prop: 'labels.lookInside', writer: 'designer', keep: 13 },
    { prop: 'labels.open', writer: 'designer', keep: 8 },
    { prop: 'ticket.label', writer: 'owner', keep: 10 },
    { prop: 'ticket.price', writer: 'owner', keep: 8 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the way inside.' },
    { keys: ['Enter'], does: 'Goes there.' },
  ],
  said: [
    {
      when: 'Reading',
      what: 'The sign, the picture’s words, the name and “Look inside Barbershop Classic, link”, the ticket. The door is silent.',
    },
    { when: 'A picture that never came', what: 'Its words stand in the window.' },
    { when: 'Without script', what: 'A plain link.' },
  ],
};
