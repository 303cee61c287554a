import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page that a reset link leads to.',
    'When the password is typed twice, since nobody knows an old one to fall back on.',
  ],
  instead: [
    {
      take: 'ChangePasswordForm',
      when: 'for somebody who is logged in',
    },
    {
      take: 'ForgotPasswordForm',
      when: 'for whoever has no link yet, or an old one',
    },
  ],
  pairs: [
    {
      heading: 'Say what it changes',
      do: 'Usual',
      dont: 'RulesAtTheDoor',
      why: {
        do: 'They know that other devices are logged out, and how to find a good one.',
        dont: 'They know the rules, and not what happens to the phone that is logged in.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 76,
    },
    {
      prop: 'labels.password',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.passwordHint',
      writer: 'owner',
      keep: 48,
    },
    {
      prop: 'labels.confirm',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'labels.showPasswords',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.mismatch',
      writer: 'designer',
      keep: 22,
    },
    {
      prop: 'labels.reset',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.done',
      writer: 'owner',
      keep: 41,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To both fields, “Show Passwords”, the button, then back to the login.',
    },
    {
      keys: ['Space'],
      does: 'Ticks “Show Passwords”: both can be read, until the form is sent.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field; on the link, follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Cut a new key, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'Typed differently',
      what: 'The focus is on the second field: “Passwords do not match.” What was typed stays.',
    },
    {
      when: 'Done',
      what: 'The good news takes the form’s place, and the focus if it was there; else it is read aloud.',
    },
    {
      when: 'The link is too old',
      what: 'The reason, as an alert; what was typed stays.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it; there is no “Show Passwords”.',
    },
  ],
};
