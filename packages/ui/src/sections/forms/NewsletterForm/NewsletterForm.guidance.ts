import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Once on a page, below what made somebody want more of it.',
    'When it can be said what comes and how often.',
  ],
  instead: [
    {
      take: 'Footer',
      when: 'for the foot of every page: its newsletter takes a SubscribeForm',
    },
    {
      take: 'ContactForm',
      when: 'for those who want an answer',
    },
    {
      take: 'AnnouncementBar',
      when: 'for news that is on the page already',
    },
  ],
  pairs: [
    {
      heading: 'Say what comes, and how to stop it',
      do: 'Usual',
      dont: 'JoinTheCommunity',
      why: {
        do: 'What it is about, how often, and how one is rid of it.',
        dont: 'One joins something, and does not know what, nor how often it will write.',
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
      keep: 88,
    },
    {
      prop: 'bill.masthead',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'bill.headline',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'consent.text',
      writer: 'owner',
      keep: 46,
    },
    {
      prop: 'consent.link.label',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'labels.subscribe',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.success',
      writer: 'owner',
      keep: 26,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the address, the button, then to how the address is kept.',
    },
    {
      keys: ['Enter'],
      does: 'Sends; on the link, follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Read all about it, region.” The heading is of level 2, or 1. The bill is silent: it is a picture made of words.',
    },
    {
      when: 'With no true address',
      what: 'The focus is in the field: “Please enter a valid email.”',
    },
    {
      when: 'Sent',
      what: 'The thanks take the form’s place, and the focus if it was there; else they are read aloud.',
    },
    {
      when: 'It failed',
      what: 'The reason, as an alert, until the address is changed.',
    },
    {
      when: 'Without script',
      what: 'The browser posts it.',
    },
  ],
};
