import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For what customers wrote, signed, each on a card: three or four are believed sooner than ten.',
    'With stars where people gave them, and a summary once there are enough.',
    'Before the first has come, with empty or with specimens whose stamps say so.',
  ],
  instead: [
    {
      take: 'LeadQuotes',
      when: 'for two or three short ones without stars',
    },
    {
      take: 'ReviewForm',
      when: 'to have them written',
    },
    {
      take: 'Stats',
      when: 'for numbers alone',
    },
  ],
  pairs: [
    {
      heading: 'Words that somebody wrote',
      do: 'WithStars',
      dont: 'InventedPraise',
      why: {
        do: 'Signed, dated, and one of them can be looked up. Four and a half stars are believed.',
        dont: 'Nobody is called that, and nobody writes like that about a bicycle.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 100,
    },
    {
      prop: 'facts[].title',
      writer: 'owner',
      keep: 19,
    },
    {
      prop: 'facts[].text',
      writer: 'owner',
      keep: 39,
    },
    {
      prop: 'items[].quote',
      writer: 'customer',
      keep: 80,
    },
    {
      prop: 'items[].author',
      writer: 'customer',
      keep: 16,
    },
    {
      prop: 'items[].role',
      writer: 'customer',
      keep: 20,
    },
    {
      prop: 'items[].business',
      writer: 'customer',
      keep: 19,
    },
    {
      prop: 'items[].stamp',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'items[].source.label',
      writer: 'owner',
      keep: 24,
    },
    {
      prop: 'action.label',
      writer: 'designer',
      keep: 15,
    },
    {
      prop: 'summary.count',
      writer: 'owner',
      keep: 13,
    },
    {
      prop: 'empty',
      writer: 'owner',
      keep: 47,
    },
    {
      prop: 'labels.rating',
      writer: 'developer',
      keep: 23,
    },
    {
      prop: 'labels.verified',
      writer: 'designer',
      keep: 16,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the way to write, then to each source; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Said at the counter, region.” The heading is of level 2; with headingLevel={1}, of 1. The cards have none.',
    },
    {
      when: 'The summary',
      what: '“4.6 out of 5 stars, image, from 12 cards.” Then how the stars are spread: “5 stars, 9.”',
    },
    {
      when: 'At a card',
      what: 'A figure: its stars, the words, who wrote them. “Post card” and the initials are silent; “Specimen” is read.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there: nothing turns.',
    },
  ],
};
