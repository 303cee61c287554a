import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the first page of somebody’s account: what they have bought, newest first.',
    'With a notice beside it, when something about the account should be seen to.',
  ],
  instead: [
    {
      take: 'OrderSummary',
      when: 'for one order’s receipt',
    },
    {
      take: 'OrderTimeline',
      when: 'for how far an order is',
    },
    {
      take: 'Ledger',
      when: 'for everybody’s orders, at the desk',
    },
  ],
  pairs: [
    {
      heading: 'Head a slip with what was bought',
      do: 'Usual',
      dont: 'NumbersForNames',
      why: {
        do: 'They find it by what it is. The number is there to be written down.',
        dont: 'Which of these was the website? Each has to be opened.',
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
      writer: 'customer',
      keep: 40,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'items[].stamp.label',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'items[].whoseTurn',
      writer: 'designer',
      keep: 9,
    },
    {
      prop: 'items[].next.label',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'items[].actions[].label',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'empty.heading',
      writer: 'owner',
      keep: 23,
    },
    {
      prop: 'empty.text',
      writer: 'owner',
      keep: 44,
    },
    {
      prop: 'notice.heading',
      writer: 'owner',
      keep: 22,
    },
    {
      prop: 'notice.text',
      writer: 'owner',
      keep: 89,
    },
    {
      prop: 'problem.heading',
      writer: 'designer',
      keep: 25,
    },
    {
      prop: 'more.label',
      writer: 'designer',
      keep: 14,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the notice, then slip by slip: its page, what to do next, then what else can be done with it.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: does it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Your account book, region.” The heading is the page’s own, of level 1; each slip’s is of level 2.',
    },
    {
      when: 'On an action',
      what: '“Download the receipt of AW-7K2M-41, button”: in full, where the eye has the slip around it.',
    },
    {
      when: 'While it is fetched',
      what: '“Fetching your account…”, and the section is busy.',
    },
    {
      when: 'It could not be had',
      what: '“The receipts did not come”, as an alert, with a way to try again.',
    },
    {
      when: 'Without script',
      what: 'The skeleton says withoutScript instead.',
    },
    {
      when: 'Less motion',
      what: 'A slip does not sway under the pointer.',
    },
  ],
};
