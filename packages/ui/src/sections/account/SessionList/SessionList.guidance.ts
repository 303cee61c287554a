import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a page of the account, so that somebody may see where else they are logged in.',
    'Above ChangePasswordForm, for those who find a device that is not theirs.',
  ],
  instead: [
    {
      take: 'ChangePasswordForm',
      when: 'for whoever fears that somebody knows the password',
    },
    {
      take: 'Ledger',
      when: 'for a long list that is narrowed down',
    },
  ],
  pairs: [
    {
      heading: 'Say it as one would say it',
      do: 'Usual',
      dont: 'WordsOfABrowser',
      why: {
        do: 'They know their own phone when they read it.',
        dont: 'Nobody knows whose that is, or when that was.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 44,
    },
    {
      prop: 'items[].device',
      writer: 'developer',
      keep: 28,
    },
    {
      prop: 'items[].used.text',
      writer: 'developer',
      keep: 26,
    },
    {
      prop: 'problem',
      writer: 'designer',
      keep: 26,
    },
    {
      prop: 'labels.current',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'labels.end',
      writer: 'designer',
      keep: 10,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From “Log out” to “Log out”. The one that is read in has none.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Logs out there. When its line has gone, the focus is on the list.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Where you are logged in, region.” The heading is of the level that it is given.',
    },
    {
      when: 'On a button',
      what: '“Log out Chrome on an Android phone, button.”',
    },
    {
      when: 'While they are fetched',
      what: '“Looking for them…”',
    },
    {
      when: 'Without script',
      what: 'What the server drew can be read; the buttons are not there.',
    },
  ],
};
