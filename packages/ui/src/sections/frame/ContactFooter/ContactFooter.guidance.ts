import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Under every page of a small business: its name and how to reach it.',
    'On a site of one page, or of as many as fit in a row.',
  ],
  instead: [
    {
      take: 'Footer',
      when: 'for columns of pages, policies, letters to subscribe to',
    },
    {
      take: 'ContactDetails',
      when: 'for the way there, on the page that is about it',
    },
  ],
  pairs: [
    {
      heading: 'Give the address itself',
      do: 'WithSmallPrint',
      dont: 'WaysToTheAddress',
      why: {
        do: 'It can be read, rung and copied from any page.',
        dont: 'Two links to where the answer is. This was the place for it.',
      },
    },
  ],
  words: [
    {
      prop: 'name',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'contact[].text',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'nav.links[].label',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'footnote',
      writer: 'owner',
      keep: 50,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'Through the pages, then the ways to reach the business.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link: rings, writes or leads there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Content information.” The name is no heading: it signs the page off.',
    },
    {
      when: 'With pages',
      what: '“All pages, navigation.” Without any, no list is read out.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
  ],
};
