import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For how something went that the page goes on after: saved, sent, refused.',
    'With silent, for what the page says aloud where it happened.',
  ],
  instead: [
    {
      take: 'StatusPanel',
      when: 'for what must be read, or done something about',
    },
    {
      take: 'DoneMessage',
      when: 'beside the button that did it',
    },
    {
      take: 'ErrorSummary',
      when: 'for what has to be put right in a form',
    },
  ],
  pairs: [
    {
      heading: 'What can be missed',
      do: 'Success',
      dont: 'GoneWithTheDeadline',
      why: {
        do: 'A sentence that is read in three seconds, and nothing is lost without it.',
        dont: 'A deadline, a number and two things to do: gone after three seconds.',
      },
    },
  ],
  words: [
    {
      prop: 'toasts[].message',
      writer: 'developer',
      keep: 60,
    },
    {
      prop: 'labels.error',
      writer: 'designer',
      keep: 9,
    },
    {
      prop: 'labels.region',
      writer: 'designer',
      keep: 18,
    },
  ],
  keys: [
    {
      keys: ['F8'],
      does: 'To the notices, from anywhere.',
    },
    {
      keys: ['Tab'],
      does: 'To a notice, then to its cross. While the focus is there its time stands still.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the cross: puts it away; the focus goes back to where it came from.',
    },
    {
      keys: ['Escape'],
      does: 'Puts a notice away.',
    },
  ],
  said: [
    {
      when: 'When one comes',
      what: '“Done: Your message has been received, check your email!” Once, from the ToastRegion of the page; the focus stays.',
    },
    {
      when: 'With silent',
      what: 'Nothing: it is for the eye alone.',
    },
    {
      when: 'After three seconds',
      what: 'It goes. Time stands still under a pointer, under the focus and in a hidden tab.',
    },
    {
      when: 'More than three',
      what: 'The rest wait, and are heard when their turn comes.',
    },
    {
      when: 'Without script',
      what: 'There are none.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
  ],
};
