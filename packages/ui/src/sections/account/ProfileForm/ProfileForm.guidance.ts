import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a page of the account, for what somebody is called.',
    'When it should say that it is kept, and stay to be changed again.',
  ],
  instead: [
    {
      take: 'ChangePasswordForm',
      when: 'for the password',
    },
    {
      take: 'PersonalData',
      when: 'for all that is kept, to take along or have forgotten',
    },
    {
      take: 'SignUpForm',
      when: 'for an account that is yet to be made',
    },
  ],
  pairs: [
    {
      heading: 'Say where it will be read',
      do: 'Saved',
      dont: 'ManagedProfile',
      why: {
        do: 'They know whose eyes it is for, and spell it for those.',
        dont: 'It tells them what they are doing, and not what for.',
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
      keep: 40,
    },
    {
      prop: 'labels.firstName',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.lastName',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.username',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.allowedInUsername',
      writer: 'designer',
      keep: 75,
    },
    {
      prop: 'labels.save',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.saved',
      writer: 'owner',
      keep: 20,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the three fields to the button.',
    },
    {
      keys: ['Enter'],
      does: 'Saves.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Who you are, region.” The heading is of the level that it is given.',
    },
    {
      when: 'As a username is typed',
      what: 'What cannot be part of it is left out, and that is said, politely.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it.',
    },
    {
      when: 'Saved',
      what: '“Saved.” Politely, and gone as soon as something is changed again.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it.',
    },
  ],
};
