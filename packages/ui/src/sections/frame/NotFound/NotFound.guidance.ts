import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Where a page would be: for an address that leads nowhere.',
    'For a template or an order that is gone, with its own words and its own way out.',
  ],
  instead: [
    {
      take: 'EmptyState',
      when: 'for a list without lines, on a page that is there',
    },
    {
      take: 'StatusPanel',
      when: 'when something went wrong that can be put right here',
    },
  ],
  pairs: [
    {
      heading: 'Say what is missing, and lead on',
      do: 'TemplateNotFound',
      dont: 'BlamedVisitor',
      why: {
        do: 'What they looked for, and the shelf it would stand on.',
        dont: 'The server’s words, a fault found in the visitor, and the way they came from.',
      },
    },
  ],
  words: [
    {
      prop: 'code',
      writer: 'developer',
      keep: 3,
    },
    {
      prop: 'heading',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 109,
    },
    {
      prop: 'action.label',
      writer: 'owner',
      keep: 24,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the way out.',
    },
    {
      keys: ['Enter'],
      does: 'Takes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Template not found, region.” The heading is the page’s own, of level 1; “404” is read before it. The cat is silent.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing.',
    },
  ],
};
