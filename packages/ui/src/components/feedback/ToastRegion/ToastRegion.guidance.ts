import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Once on every page that shows Toasts, from the start.'],
  instead: [{ take: 'LiveText', when: 'for one thing that changes in one place' }],
  pairs: [],
  words: [],
  keys: [],
  said: [
    {
      when: 'When a toast is shown',
      what: 'Its title and message, politely; each by itself and not all again.',
    },
    {
      when: 'While there is none',
      what: 'Nothing. A place that comes with its first words is often not heard.',
    },
  ],
};
