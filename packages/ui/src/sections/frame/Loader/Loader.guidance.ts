import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'While it is found out who has come in, or what they may see: nothing can be shown before.',
    'When that usually takes longer than a blink.',
  ],
  instead: [
    {
      take: 'Skeleton',
      when: 'when only a part of the page is still to come',
    },
    {
      take: 'Progress',
      when: 'when it is known how far it is',
    },
    {
      take: 'StatusPanel',
      when: 'when something is awaited that has to be explained',
    },
  ],
  pairs: [
    {
      heading: 'Say what is awaited',
      do: 'Usual',
      dont: 'JokeForNews',
      why: {
        do: 'Three words that are read aloud at every visit.',
        dont: 'Funny once. And nobody has heard what is being fetched.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 30,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Loading your experience...”, from a status that holds a heading of level 1.',
    },
    {
      when: 'While it types',
      what: 'Silence: the code is a picture.',
    },
    {
      when: 'Without script',
      what: 'It is not rendered, for nobody would take it away.',
    },
    {
      when: 'Less motion',
      what: 'Whole lines come instead of letters, and the caret does not blink.',
    },
  ],
};
