import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['For a page that lets somebody in or helps them back in: log in, sign up, a new password.'],
  instead: [
    { take: 'AccountPanelForm', when: 'once they are in, to change something' },
    { take: 'FormLayout', when: 'for any other form beside its words' },
    { take: 'LoginForm', when: 'for the usual one, ready made' },
  ],
  pairs: [],
  words: [
    { prop: 'heading', writer: 'designer', keep: 24 },
    { prop: 'items[].heading', writer: 'owner', keep: 20 },
    { prop: 'items[].text', writer: 'owner', keep: 50 },
    { prop: 'submit.label', writer: 'designer', keep: 14 },
    { prop: 'submit.busyLabel', writer: 'designer', keep: 14 },
    { prop: 'policy.label', writer: 'owner', keep: 24 },
    { prop: 'ways[].question', writer: 'designer', keep: 20 },
    { prop: 'ways[].label', writer: 'designer', keep: 20 },
    { prop: 'reply.action.label', writer: 'designer', keep: 14 },
  ],
  keys: [
    { keys: ['Tab'], does: 'Through the fields, to the button, to what is kept, then to the other ways in.' },
    { keys: ['Enter'], does: 'In a field, sends it; on a way, goes there.' },
  ],
  said: [
    { when: 'Arriving', what: '“Back door, region”, with the page’s only heading of level 1.' },
    { when: 'On its way', what: 'What the button says then, politely.' },
    { when: 'Answered', what: 'The focus goes to the answer in the form’s place, if it was in the form.' },
    { when: 'Without script', what: 'The browser posts it.' },
  ],
};
