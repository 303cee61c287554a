import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For one part of an account that can be changed and stays where it is: a name, a password.'],
  instead: [
    { take: 'AccountForm', when: 'to be let in' },
    { take: 'AccountPanel', when: 'for what is only read' },
    { take: 'MessageForm', when: 'for what is sent once' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 20 },
    { prop: 'submit.label', writer: 'designer', keep: 14 },
    { prop: 'submit.busyLabel', writer: 'designer', keep: 14 },
    { prop: 'done', writer: 'designer', keep: 30 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, then to the button.' },
    { keys: ['Enter'], does: 'In a field, sends it.' },
  ],
  said: [
    { when: 'Arriving', what: '“Name, region”, with a heading of the level given.' },
    {
      when: 'Kept',
      what: '“Saved.”, politely, beside the button, which keeps the focus; gone at the next change.',
    },
    { when: 'With emptied', what: 'Nothing is left in the fields then.' },
    { when: 'Without script', what: 'The browser posts it.' },
  ],
};
