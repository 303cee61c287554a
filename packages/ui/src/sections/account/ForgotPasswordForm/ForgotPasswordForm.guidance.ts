import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Behind “Forgot password?”, as a page of its own.', 'When the way back in is a link by mail.'],
  instead: [
    {
      take: 'ResetPasswordForm',
      when: 'for the page that the link leads to',
    },
    {
      take: 'ChangePasswordForm',
      when: 'for somebody who is logged in',
    },
    {
      take: 'LoginForm',
      when: 'for those who remember',
    },
  ],
  pairs: [
    {
      heading: 'Say what will come',
      do: 'Usual',
      dont: 'SentElsewhere',
      why: {
        do: 'They know what to look for in their post, and what it is for.',
        dont: 'A fault is named and a department. Will anything come?',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 71,
    },
    {
      prop: 'labels.send',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.sent',
      writer: 'owner',
      keep: 43,
    },
    {
      prop: 'labels.sentNote',
      writer: 'owner',
      keep: 33,
    },
    {
      prop: 'labels.backToLogin',
      writer: 'designer',
      keep: 20,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the address, the button, then back to the login.',
    },
    {
      keys: ['Enter'],
      does: 'Sends; on the link, follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Lost your key?, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it.',
    },
    {
      when: 'Sent',
      what: 'The good news takes the form’s place, and the focus if it was there; else it is read aloud.',
    },
    {
      when: 'It failed',
      what: 'The reason, as an alert; nothing that was typed is lost.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it.',
    },
  ],
};
