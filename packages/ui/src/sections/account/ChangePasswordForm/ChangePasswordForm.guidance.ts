import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a page of the account, for somebody who is logged in and knows the old password.',
    'With login, so that a password manager knows what the new one belongs to.',
  ],
  instead: [
    {
      take: 'ResetPasswordForm',
      when: 'for whoever comes by a link and knows no password',
    },
    {
      take: 'ProfileForm',
      when: 'for names',
    },
    {
      take: 'SessionList',
      when: 'to log out elsewhere, and nothing else',
    },
  ],
  pairs: [
    {
      heading: 'Help to find a good one',
      do: 'Fresh',
      dont: 'RulesForAPassword',
      why: {
        do: 'One rule, and an idea that anybody can use.',
        dont: 'Five rules to fail at. What comes out is Passw0rd!',
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
      prop: 'labels.current',
      writer: 'designer',
      keep: 20,
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
      prop: 'labels.change',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.changed',
      writer: 'owner',
      keep: 30,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From field to field; each is followed by its “Show”.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Show”: shows the password; hides it again.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field and from the button.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Your key, region.” The heading is of the level that it is given.',
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
      when: 'Changed',
      what: '“Your password is changed.” Politely; both fields are empty.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it; there is no “Show”.',
    },
  ],
};
