import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For what has to be written down and read whole: terms, privacy, who answers for the page.',
    'With parts that letters and forms link to: their anchors never change.',
  ],
  instead: [
    {
      take: 'FaqAccordion',
      when: 'for questions that are looked up one by one',
    },
    {
      take: 'WhatsIncluded',
      when: 'for what a price covers, said before the sale',
    },
    {
      take: 'Post',
      when: 'for something to be read for pleasure',
    },
  ],
  pairs: [
    {
      heading: 'Large enough, and plain enough, to be read',
      do: 'Usual',
      dont: 'Paragraphs',
      why: {
        do: 'Each part is headed by what somebody would look for, and says it in a sentence.',
        dont: 'Whoever looks for the deposit has to read all of it.',
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
      keep: 80,
    },
    {
      prop: 'date.text',
      writer: 'owner',
      keep: 18,
    },
    {
      prop: 'items[].heading',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'labels.contents',
      writer: 'designer',
      keep: 18,
    },
    {
      prop: 'labels.date',
      writer: 'designer',
      keep: 18,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the button beside the date, to each part in the directory, then to the links in the words; Enter leads there.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Hiring a boat, article.” The heading is of level 1 and each part’s of 2; each part is a region.',
    },
    {
      when: 'The directory',
      what: '“On this page, navigation”; with one part there is none. On a wide screen it stays in sight.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there; the directory is made of links.',
    },
    {
      when: 'In print',
      what: 'The directory is left out; the parts keep their numbers.',
    },
  ],
};
