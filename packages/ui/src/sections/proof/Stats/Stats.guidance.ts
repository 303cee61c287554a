import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For two to four things that can be counted, in a quiet band between two louder parts.',
    'Where a visitor would count it too: people in the room, minutes, mirrors.',
  ],
  instead: [
    {
      take: 'FactStrip',
      when: 'for facts in words',
    },
    {
      take: 'WhyChooseUs',
      when: 'for one number with its source',
    },
    {
      take: 'WhatsIncluded',
      when: 'for what was measured of one thing, and when',
    },
  ],
  pairs: [
    {
      heading: 'Count what can be counted',
      do: 'Three',
      dont: 'NumbersOfNothing',
      why: {
        do: 'Whoever comes in can count the people and look at the clock.',
        dont: 'A hundred per cent of what, and who held the tape?',
      },
    },
  ],
  words: [
    {
      prop: 'label',
      writer: 'designer',
      keep: 20,
    },
    {
      prop: 'items[].value',
      writer: 'owner',
      keep: 4,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 40,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“The place in numbers, region.” The label is heard and not seen; there is no heading.',
    },
    {
      when: 'At a number',
      what: 'It is told as the sentence that it begins: “45 minutes, door to door.”',
    },
    {
      when: 'Without script',
      what: 'All of it stands there: no number counts up.',
    },
  ],
};
