import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Among words, and in every piece of your own that leads somewhere.'],
  instead: [
    { take: 'Button', when: 'ButtonLink, when it matters as much as a button does' },
    { take: 'CardLink', when: 'when the whole card leads there' },
    { take: 'LinkRow', when: 'for a few side by side' },
  ],
  pairs: [
    {
      heading: 'Say where it leads',
      do: 'Plain',
      dont: 'ClickHere',
      why: {
        do: 'Prices is understood in a list of links.',
        dont: 'Here is nowhere, and “click” is not how everybody goes.',
      },
    },
  ],
  words: [],
  keys: [
    { keys: ['Tab'], does: 'To the link.' },
    { keys: ['Enter'], does: 'Follows it: through the app’s router, where there is one.' },
  ],
  said: [
    { when: 'On the link', what: '“Prices, link”; with aria-current, “current page”.' },
    { when: 'Without script', what: 'A plain link that the browser follows.' },
  ],
};
