import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page where a customer makes an account.',
    'When it can be said in a line what the account is good for.',
  ],
  instead: [
    {
      take: 'LoginForm',
      when: 'for those who have one',
    },
    {
      take: 'CheckoutForm',
      when: 'to buy: it takes no account',
    },
    {
      take: 'NewsletterForm',
      when: 'for those who only want the letters',
    },
  ],
  pairs: [
    {
      heading: 'Say what it opens',
      do: 'Usual',
      dont: 'DutiesFirst',
      why: {
        do: 'A reason to fill in five fields.',
        dont: 'Duties, in two places, and no reason.',
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
      keep: 64,
    },
    {
      prop: 'policy.label',
      writer: 'owner',
      keep: 24,
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
      prop: 'labels.firstName',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.username',
      writer: 'designer',
      keep: 14,
    },
    {
      prop: 'labels.passwordHint',
      writer: 'owner',
      keep: 48,
    },
    {
      prop: 'labels.allowedInUsername',
      writer: 'designer',
      keep: 75,
    },
    {
      prop: 'labels.signUp',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'labels.haveAccount',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'labels.logIn',
      writer: 'designer',
      keep: 14,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the five fields, “Show”, the button, to what is kept, then to the login.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Show”: shows the password; hides it again.',
    },
    {
      keys: ['Enter'],
      does: 'Sends from a field; on the link, follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Sign up, region.” The heading is the page’s own, of level 1.',
    },
    {
      when: 'As the address is typed',
      what: 'What cannot be part of it is left out and said, politely; what may be is put back at a press.',
    },
    {
      when: 'With something missing',
      what: 'The focus is on the first such field, and what it lacks is heard with it.',
    },
    {
      when: 'Sent back',
      what: 'A list over the form leads to each field; the focus is on the first of them.',
    },
    {
      when: 'Without script',
      what: 'The browser checks it, in its own words, and posts it; there is no “Show”.',
    },
  ],
};
