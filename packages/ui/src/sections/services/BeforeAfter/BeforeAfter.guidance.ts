import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For work that shows best against what was there before: paint, gardens, teeth, hair.',
    'With one pair where it is good; with two or three where each is another customer’s.',
  ],
  instead: [
    {
      take: 'Gallery',
      when: 'for pieces of work that have no before',
    },
    {
      take: 'PictureBand',
      when: 'for one picture that speaks for itself',
    },
  ],
  pairs: [
    {
      heading: 'Say whose it was and what was done',
      do: 'Usual',
      dont: 'AmazingTransformation',
      why: {
        do: 'With the days, the coats and the street, whoever has such a front can guess what theirs would take.',
        dont: 'The wonder is claimed, and what was done is not told.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 100,
    },
    {
      prop: 'items[].caption',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 15,
    },
    {
      prop: 'labels.before',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.after',
      writer: 'designer',
      keep: 12,
    },
    {
      prop: 'labels.slider',
      writer: 'developer',
      keep: 37,
    },
    {
      prop: 'labels.value',
      writer: 'developer',
      keep: 36,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To the way on beside the heading, then to the slider of each pair.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Wipe by a hundredth.',
    },
    {
      keys: ['Home', 'End'],
      does: 'Show the after alone, the before alone.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Four days and a dry spell, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'On the slider',
      what: 'Its label with the caption: “…, Patel’s, on the corner of Elm Street, slider, 50 % before, 50 % after.”',
    },
    {
      when: 'A picture never came',
      what: 'Its words stand in its place beside the other, and there is no slider.',
    },
    {
      when: 'Without script',
      what: 'Both pictures stand side by side, whole, each with its sign.',
    },
    {
      when: 'In print',
      what: 'The same: side by side, whole, no slider.',
    },
  ],
};
