import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'Right under the header of a business that people look for from the street.',
    'When most who come want the number, or to know whether somebody is there.',
  ],
  instead: [
    {
      take: 'AnnouncementBar',
      when: 'for news of today: this line is always true',
    },
    {
      take: 'ContactBar',
      when: 'for calling, booking and the way, under the thumb on a phone',
    },
    {
      take: 'OpeningHours',
      when: 'for the whole week',
    },
  ],
  pairs: [
    {
      heading: 'Say what and where',
      do: 'WithHours',
      dont: 'PraiseForATrade',
      why: {
        do: 'A trade and a town: a stranger knows in two words whether to read on.',
        dont: 'Praise fits any shop. Nobody knows yet what this one is, or where.',
      },
    },
  ],
  words: [
    {
      prop: 'trade',
      writer: 'owner',
      keep: 32,
    },
    {
      prop: 'telephone.label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'open',
      writer: 'owner',
      keep: 32,
    },
    {
      prop: 'labels.line',
      writer: 'designer',
      keep: 11,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the number, and to what open leads to.',
    },
    {
      keys: ['Enter'],
      does: 'Rings, where the device can.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“At a glance, region.” It has no heading, so the page’s outline begins below it.',
    },
    {
      when: 'On the number',
      what: '“01947 496 0112, link.”',
    },
    {
      when: 'Without script',
      what: 'All of it stands there; with OpenNow as open, the hours that it was given for this.',
    },
  ],
};
