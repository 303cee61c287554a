import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Where it matters whether the door is open at this moment: under a header, beside a number.'],
  instead: [
    { take: 'BusinessLine', when: 'for the same with name and number' },
    { take: 'HoursTable', when: 'for all the hours' },
    { take: 'ShopDoor', when: 'for a drawing' },
  ],
  pairs: [],
  words: [
    { prop: 'fallback', writer: 'owner', keep: 16 },
    { prop: 'labels.openUntil', writer: 'designer', keep: 22 },
    { prop: 'labels.opensToday', writer: 'designer', keep: 27 },
    { prop: 'labels.opensOn', writer: 'designer', keep: 32 },
    { prop: 'labels.closed', writer: 'designer', keep: 17 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the line, if it leads to all the hours.' },
    { keys: ['Enter'], does: 'Goes there.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Open now, until 6”, reckoned in the time zone of the business. The lamp is silent.',
    },
    { when: 'While one looks', what: 'In React it is reckoned anew every minute, and nothing is said.' },
    { when: 'Without script', what: 'The fallback: the days and hours in words.' },
  ],
};
