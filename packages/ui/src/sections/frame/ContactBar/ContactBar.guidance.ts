import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: [
    'Last on every page of a business that people ring, book or walk to.',
    'For visitors with a phone in their hand and one thing in mind.',
  ],
  instead: [
    {
      take: 'BusinessLine',
      when: 'on a desktop, where this bar is not rendered',
    },
    {
      take: 'ContactFooter',
      when: 'for the address and all else, at the end of the page',
    },
    {
      take: 'Navbar',
      when: 'for the pages of a site',
    },
  ],
  pairs: [
    {
      heading: 'One word a way',
      do: 'UnderALongPage',
      dont: 'SentencesForWords',
      why: {
        do: 'The drawing and a verb are read without reading.',
        dont: 'Three sentences side by side break into six lines and take the page’s room.',
      },
    },
  ],
  words: [
    {
      prop: 'items[].label',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'labels.bar',
      writer: 'designer',
      keep: 7,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'From way to way, after everything on the page.',
    },
    {
      keys: ['Enter'],
      does: 'Rings, writes or leads there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Contact, navigation, list.” The drawings are silent.',
    },
    {
      when: 'On a way',
      what: '“Call, link.”',
    },
    {
      when: 'On a desktop',
      what: 'It is not rendered, so nothing is heard of it either.',
    },
    {
      when: 'With the focus',
      what: 'What has it is never under the bar, up to the last line of the page.',
    },
    {
      when: 'Without script',
      what: 'It stays at the foot all the same.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
  ],
};
