import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For pictures that are looked at one by one: work, rooms, a street on a Saturday.',
    'With a link each, for a portfolio of things that can be visited.',
    'With a filter once there are more of them than one screen holds.',
  ],
  instead: [
    {
      take: 'PictureBand',
      when: 'for one picture across the page',
    },
    {
      take: 'BeforeAfter',
      when: 'for the same spot twice',
    },
    {
      take: 'TemplateCard',
      when: 'for what is sold, with its price',
    },
  ],
  pairs: [
    {
      heading: 'Say what the picture does not',
      do: 'Usual',
      dont: 'FileNames',
      why: {
        do: 'An hour, a name, which chair: it makes one look again.',
        dont: 'It is what the camera calls them. Nobody else does.',
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
      keep: 70,
    },
    {
      prop: 'items[].picture.alt',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'items[].caption',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'items[].details',
      writer: 'owner',
      keep: 45,
    },
    {
      prop: 'items[].link.label',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'filter.categories[].label',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'empty.heading',
      writer: 'designer',
      keep: 16,
    },
    {
      prop: 'empty.text',
      writer: 'designer',
      keep: 18,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the kinds, then to each picture and to the link under it.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Among the kinds: chooses another. Over the page: turns to the picture before, to the next.',
    },
    {
      keys: ['Enter'],
      does: 'On a picture: shows it as large as the screen.',
    },
    {
      keys: ['Home', 'End'],
      does: 'Over the page: to the first picture, to the last.',
    },
    {
      keys: ['Escape'],
      does: 'Puts the large picture away.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Up and down the street, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'On a picture',
      what: 'A link named by what the picture shows: “Flowers on a counter, link.”',
    },
    {
      when: 'After Enter',
      what: 'A dialog named by the heading; “Picture 3 of 6: Fern & Peony.” The page behind it cannot be reached.',
    },
    {
      when: 'Put away',
      what: 'The focus is back on the picture that was pressed.',
    },
    {
      when: 'Another kind',
      what: '“Showing 1 of 3 sites.” The focus stays where it is.',
    },
    {
      when: 'Without script',
      what: 'Each picture is a link to its file; the kinds are a form with a button that asks for a page.',
    },
  ],
};
