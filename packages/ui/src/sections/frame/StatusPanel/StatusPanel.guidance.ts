import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'As the page after something was sent: paid, cancelled, or nobody knows yet.',
    'When there is one thing to do next, or two.',
  ],
  instead: [
    {
      take: 'Toasts',
      when: 'for news of a moment, over a page that goes on',
    },
    {
      take: 'OrderTimeline',
      when: 'for how far an order is, step by step',
    },
    {
      take: 'NotFound',
      when: 'for an address that leads nowhere',
    },
  ],
  pairs: [
    {
      heading: 'Say what did not happen, too',
      do: 'Problem',
      dont: 'SorryForNothing',
      why: {
        do: 'No money went, nothing is lost, and here is how to go on.',
        dont: 'Two apologies, and whoever was at the till still fears for their money.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 28,
    },
    {
      prop: 'text',
      writer: 'owner',
      keep: 103,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 115,
    },
    {
      prop: 'reference.label',
      writer: 'designer',
      keep: 10,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 24,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'First what sends something, then the ways on.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: sends, once.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Thank you. It’s yours., region.” The heading is the page’s own, of level 1; the mark is silent.',
    },
    {
      when: 'When the words change',
      what: 'They are read aloud with live, from a place that was there before. Without it, silence.',
    },
    {
      when: 'Without script',
      what: 'The one thing to do is a form that the browser posts.',
    },
    {
      when: 'In print',
      what: 'Left out: the receipt stands alone.',
    },
  ],
};
