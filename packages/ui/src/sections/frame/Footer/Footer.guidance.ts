import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Under every page of a site with more pages than fit at the top.',
    'As a single row, without brand and columns, where one is busy: at the till, at the desk.',
  ],
  instead: [
    {
      take: 'ContactFooter',
      when: 'for a business whose footer says who it is and how to reach it',
    },
    {
      take: 'NewsletterForm',
      when: 'where the letters are what the page hopes for',
    },
  ],
  pairs: [
    {
      heading: 'Name each column',
      do: 'Usual',
      dont: 'UsefulLinks',
      why: {
        do: 'Three headings, and one knows under which to look.',
        dont: '“Useful links” are all of them. Now each has to be read.',
      },
    },
  ],
  words: [
    {
      prop: 'brand.tagline',
      writer: 'owner',
      keep: 36,
    },
    {
      prop: 'columns[].heading',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'columns[].links[].label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'newsletter.heading',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'policies[].label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'copyright.holder',
      writer: 'owner',
      keep: 36,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'The name, the columns, the letters, the small print, the places elsewhere.',
    },
    {
      keys: ['Enter'],
      does: 'Follows the link.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Content information.” Each column is a navigation, named by its heading of level 2, or headingLevel.',
    },
    {
      when: 'On the small print',
      what: '“Small print, navigation”: labels.policies says which one it is.',
    },
    {
      when: 'Without script',
      what: 'All of it is there; how the letters go is up to the form that was given.',
    },
    {
      when: 'In print',
      what: 'Left out.',
    },
  ],
};
