import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'On a shelf of websites: what each looks like, for whom it is, what it costs, how to look closer.',
    'In a row of three below something else, for the ones that are nearest.',
  ],
  instead: [
    {
      take: 'TemplateDetail',
      when: 'for its own page',
    },
    {
      take: 'CategoryChooser',
      when: 'for whole trades, before one is chosen',
    },
    {
      take: 'ShelfCard',
      when: 'for anything else on a shelf, which this stands on',
    },
  ],
  pairs: [
    {
      heading: 'A sticker says one thing',
      do: 'New',
      dont: 'StickerThatShouts',
      why: {
        do: 'A word that is true of this one and not of its neighbour.',
        dont: 'Praise that could stick on any of them, and hides the one thing to look at.',
      },
    },
  ],
  words: [
    {
      prop: 'name',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'category',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'tier',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'price',
      writer: 'owner',
      keep: 6,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 70,
    },
    {
      prop: 'facts',
      writer: 'owner',
      keep: 20,
    },
    {
      prop: 'tryOn.label',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'sticker.label',
      writer: 'owner',
      keep: 11,
    },
    {
      prop: 'rating.text',
      writer: 'developer',
      keep: 7,
    },
    {
      prop: 'labels.viewDemo',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.viewDetails',
      writer: 'designer',
      keep: 16,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the template, to trying it, to its details, its demo, and to what saves it. While the focus is there, the phone stands in the window.',
    },
    {
      keys: ['Enter'],
      does: 'Goes there; the demo opens in a new tab.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Barbershop Classic, article.” Its heading is of the level that it is given.',
    },
    {
      when: 'On a button',
      what: '“View Demo of Barbershop Classic (opens in a new tab), link”: no two cards’ links sound the same.',
    },
    {
      when: 'With a rating',
      what: '“4.5 out of 5 stars, from 2 reviews.” The star and the figure are silent.',
    },
    {
      when: 'While a shelf is filled',
      what: 'The shutters are silent. Say it once for all of them, with LiveText.',
    },
    {
      when: 'Under fingers alone',
      what: 'The second picture is never fetched.',
    },
    {
      when: 'Without script',
      what: 'The card and its buttons lead on; what saves it is not there.',
    },
  ],
};
