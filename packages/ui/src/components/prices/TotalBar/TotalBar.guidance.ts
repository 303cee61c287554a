import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Last in a form whose total grows as it is filled in, with the button that pays it.'],
  instead: [
    { take: 'Till', when: 'for the receipt itself' },
    { take: 'ContactBar', when: 'for a business that wants to be rung' },
  ],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 8 },
    { prop: 'total', writer: 'owner', keep: 8 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the button. What has the focus before it is scrolled clear of the bar.' },
    { keys: ['Enter'], does: 'Sends the form.' },
  ],
  said: [
    { when: 'Reading', what: '“Total $374”, and the button.' },
    {
      when: 'A notice lies at the foot',
      what: 'It waits at the end of the form, but does not go from under the focus.',
    },
    { when: 'On a desktop', what: 'The button alone: the total is on the receipt beside it.' },
    { when: 'Without script', what: 'The button alone: no total could be kept up.' },
    { when: 'In print', what: 'It is not there.' },
  ],
};
