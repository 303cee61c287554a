import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For filters beside a list: there on a desktop, in a sheet behind a button on a phone.'],
  instead: [
    { take: 'Dialog', when: 'from="bottom", for a sheet with anything else in it' },
    { take: 'CatalogueFilters', when: 'for all of it: search, filters and order' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 12 },
    { prop: 'result', writer: 'designer', keep: 40 },
    { prop: 'labels.activeCount', writer: 'designer', keep: 14 },
    { prop: 'labels.more', writer: 'designer', keep: 24 },
    { prop: 'labels.done', writer: 'designer', keep: 16 },
    { prop: 'labels.close', writer: 'designer', keep: 9 },
  ],
  keys: [
    { keys: ['Enter', 'Space'], does: 'On the button, opens the sheet.' },
    { keys: ['Tab'], does: 'Through the sheet; the page behind cannot be reached.' },
    { keys: ['Escape'], does: 'Puts it away. The focus is back on the button.' },
  ],
  said: [
    { when: 'On the button', what: '“Filters 1 active, button, opens dialog.”' },
    {
      when: 'At every tick in the sheet',
      what: '“Showing 5 of 15 templates”, politely: the page behind is silent meanwhile.',
    },
    { when: 'On a desktop', what: 'No button and no sheet: the filters stand there.' },
    {
      when: 'On a desktop, with more than the window has room for',
      what: 'Nothing of the words at the foot, which are for the eye: the filters below are next in turn.',
    },
    {
      when: 'Without script',
      what: 'The same button shows the filters by the browser’s own means, with the page still in reach.',
    },
  ],
};
