import type { PinnedNotesProps } from '../sections/PinnedNotes/index.ts';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { Occasion } from '../sections/OccasionList/index.ts';

export const bigDays = {
  heading: 'For the big days, and the hard ones',
  occasions: [
    {
      name: 'Weddings',
      text: 'One meeting, one garden walk, one honest quote. Your bouquet, six buttonholes and the tables.',
      price: 'from £650',
    },
    {
      name: 'Farewells',
      text: 'Tell us what they grew, or couldn’t. Sprays, sheaves and gathered jam jars; we deal with the undertaker.',
      price: 'from £70',
    },
    {
      name: 'Shop counters',
      text: 'A fresh jug every Tuesday and last week’s taken away. Skip any week you’re shut.',
      price: '£26 a week',
    },
  ] satisfies readonly Occasion[],
};

export const bigDaysPage = {
  lead: 'We take one wedding a Saturday and never two farewells in a morning. Both deserve the whole bench.',
};

export const wedding = {
  heading: 'How a wedding goes',
  paragraphs: [
    'In the winter you come to the shop with a date and, if you must, a mood board. We tell you what will be out that week and what won’t. That’s the meeting; there’s cake.',
    'Six weeks before, we walk the garden and you point. You get a price on one page, and it doesn’t grow.',
    'On the day Bea is there by eight with the buckets, pins six buttonholes on six men who can’t, and has gone before the photographs.',
  ],
  moral: 'Something borrowed: all the jugs.',
  picture:
    'Cut-paper picture of a bride and groom, she with an armful of garden flowers, he with a buttonhole',
};

export const farewell = {
  heading: 'And how a farewell does',
  paragraphs: [
    'Ring, or come in by the side door; nobody will ask how you are until you’ve sat down. Tell us one thing about them. Allotment, orange lipstick, hated carnations: that’s enough.',
    'We speak to the undertaker, check the time twice, and set them down ourselves. Afterwards the flowers can go to whoever should have them, in jars, with a list.',
  ],
  moral: 'For a child, there is no bill.',
  picture: 'Cut-paper picture of jam jars of garden flowers on a sill',
};

export const thanks = {
  heading: 'What came back with the jugs',
  notes: [
    { text: 'Nobody has ever made Dad cry before.', by: 'Priya and Tom, married in June' },
    { text: 'You remembered she couldn’t stand lilac.', by: 'The Dunbar family' },
    { text: 'My regulars now come in to see the jug.', by: 'Aldo, Aldo’s Barbers, Raeburn Street' },
    {
      text: 'It rained sideways. The tent went. The flowers looked as though they’d expected it.',
      by: 'Kirsty and Meg, married in July, in a barn in the end',
    },
  ],
} satisfies PinnedNotesProps;

export const bigDaysAsked = {
  heading: 'Before you ring',
  items: [
    {
      question: 'How soon should we book?',
      answer:
        'Saturdays from May to September go by Christmas. Thursdays are ours for the asking, and the registrar is cheaper too.',
    },
    {
      question: 'How soon, for a funeral?',
      answer: 'Three days is comfortable. One day is possible; we’ll have done it before.',
    },
    {
      question: 'Do you do arches?',
      answer: 'Yes, from £180, of willow, and you’ll need two cousins with a van to take it home.',
    },
    {
      question: 'Can I cut the flowers myself?',
      answer: 'By the bucket, £45, on the Thursday before. We lend snips and stand well back.',
    },
  ] satisfies readonly FaqDetailsItem[],
};
