import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For those who listen, when something changes that others see: a total, a count.'],
  instead: [
    { take: 'DoneMessage', when: 'when everybody should read it' },
    { take: 'ToastRegion', when: 'for what toasts say' },
  ],
  pairs: [],
  words: [{ prop: 'children', writer: 'developer', keep: 60 }],
  keys: [],
  said: [
    { when: 'When the words change', what: 'They are said politely, once those before them are finished.' },
    {
      when: 'While empty',
      what: 'Nothing. Its words come once it is on the page, also those that it has from the start.',
    },
    { when: 'Seen', what: 'Never: it takes no room.' },
  ],
};
