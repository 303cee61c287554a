import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On the account, where somebody may see, take along and be rid of what is kept of them.',
    'When closing is for good, and has to be asked twice.',
  ],
  instead: [
    {
      take: 'ProfileForm',
      when: 'to put something right',
    },
    {
      take: 'SmallPrint',
      when: 'for what is kept of everybody, and why',
    },
  ],
  pairs: [
    {
      heading: 'What goes and what stays',
      do: 'Closed',
      dont: 'BeggedToStay',
      why: {
        do: 'They can decide: it says what is forgotten and what is not.',
        dont: 'It speaks of our feelings, and not of their data.',
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
      prop: 'download.label',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'download.done',
      writer: 'owner',
      keep: 26,
    },
    {
      prop: 'closing.heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'closing.text',
      writer: 'owner',
      keep: 84,
    },
    {
      prop: 'closing.labels.open',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'closing.labels.question',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'closing.labels.warning',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'closing.labels.confirm',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'closing.labels.keep',
      writer: 'designer',
      keep: 18,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the download, then to “Close my account”. In the question it stays there.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: does it. “Close my account” only asks.',
    },
    {
      keys: ['Escape'],
      does: 'Puts the question away; the focus is back where it was.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“What we keep of you, region.” The heading is of the level that it is given, that of the closing of 3, or 2 below a 1.',
    },
    {
      when: 'When the file is there',
      what: '“It is with your downloads.” Politely.',
    },
    {
      when: 'On “Close my account”',
      what: '“Close your account for good?, dialog.” The page behind can be neither reached nor scrolled.',
    },
    {
      when: 'With a wrong password',
      what: 'What is wrong stands beside the field, and the focus is there.',
    },
    {
      when: 'Without script',
      what: 'Its heading and its lead: neither taking along nor closing is offered.',
    },
  ],
};
