import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['When part of a page, or its script, did not arrive, and trying again may help.'],
  instead: [
    { take: 'ErrorSummary', when: 'when a form could not be sent' },
    { take: 'Toast', when: 'when it is over and nothing can be tried again' },
  ],
  pairs: [],
  words: [
    { prop: 'text', writer: 'designer', keep: 82 },
    { prop: 'button', writer: 'designer', keep: 20 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the button, where the page’s order comes to it.' },
    { keys: ['Enter', 'Space'], does: 'Presses it: a script of the page’s own hears it by the bar’s id.' },
  ],
  said: [
    { when: 'When it is shown', what: 'An alert: its words, at once.' },
    { when: 'In the first half second', what: 'A press goes to what was there before it came.' },
    { when: 'In print', what: 'It is not there.' },
  ],
};
