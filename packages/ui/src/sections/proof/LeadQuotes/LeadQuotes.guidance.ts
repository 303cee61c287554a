import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For two or three sentences that customers said, when one is worth more than the others.',
    'Where there are no stars, no dates and no sources to show.',
  ],
  instead: [
    {
      take: 'Testimonials',
      when: 'for more of them, with stars, dates and where they were written',
    },
    {
      take: 'LogoStrip',
      when: 'for others who stand by you, without their words',
    },
  ],
  pairs: [
    {
      heading: 'The shortest first',
      do: 'Three',
      dont: 'LongestFirst',
      why: {
        do: 'Six words can be as loud as a heading.',
        dont: 'Fifteen in the largest letters fill the screen, and the line that could be loud is set small.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 19,
    },
    {
      prop: 'items[].quote',
      writer: 'customer',
      keep: 75,
    },
    {
      prop: 'items[].author',
      writer: 'customer',
      keep: 14,
    },
    {
      prop: 'items[].context',
      writer: 'owner',
      keep: 24,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Said at the counter, region.” The heading is of level 2; the quotes are no headings, however large they are drawn.',
    },
    {
      when: 'At a quote',
      what: 'A figure with its speaker: “Yusuf K., first bicycle.”',
    },
    {
      when: 'Without script',
      what: 'All of it stands there: nothing turns.',
    },
  ],
};
