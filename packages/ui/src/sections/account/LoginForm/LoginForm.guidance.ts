import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page where customers come back in, with an address and a password.',
    'When there are a way to a new password and a way to an account beside it.',
  ],
  instead: [
    {
      take: 'SignUpForm',
      when: 'for those who are here for the first time',
    },
    {
      take: 'ForgotPasswordForm',
      when: 'for those whose password is lost',
    },
  ],
  pairs: [
    {
      heading: 'Say what is behind the door',
      do: 'Usual',
      dont: 'GreetingForAReason',
      why: {
        do: 'Whoever came for a receipt knows that this is the way.',
        dont: 'A greeting for a friend, from a page that does not know yet who is there.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 57,
    },
    {
      prop: 'items[].heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 50,
    },
    {
      prop: 'labels.logIn',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.forgotPassword',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.newHere',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.signUp',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'problems.form',
      writer: 'developer',
      keep: 60,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the address, the password, “Show”, the button, then the other ways in.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Show”: shows the password; hides it again.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field; on a link, follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Log in, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'As the address is typed',
      what: 'What cannot be part of it is left out and said, politely; what may be is put back at a press.',
    },
    {
      when: 'After “Show”',
      what: '“Your password can be seen.” It is hidden again as the form is sent.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it.',
    },
    {
      when: 'It failed',
      what: 'The reason, as an alert; nothing that was typed is lost.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it; there is no “Show”.',
    },
  ],
};
