import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one design among many, with what else can be done with it.'],
  instead: [
    { take: 'TemplateCard', when: 'for a design of the catalogue, ready made' },
    { take: 'Card', when: 'for anything that stands in no window' },
    { take: 'Shopfront', when: 'for the one at the top of a page' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'owner', keep: 24 },
    { prop: 'kind', writer: 'owner', keep: 16 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the card, one stop; then to its actions.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Flowershop Petal, article”: the name and link first, then its kind, the window, the actions.',
    },
    { when: 'While it loads', what: 'The skeleton is silent, with nothing to press.' },
    { when: 'Without script', what: 'Plain links.' },
  ],
};
