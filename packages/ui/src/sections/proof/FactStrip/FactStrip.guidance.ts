import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Below a hero, for two to four things that people would otherwise ring up about.',
    'With showHeading where it stands on its own: “How to pay”.',
  ],
  instead: [
    {
      take: 'FaqAccordion',
      when: 'when the answer takes a sentence or two',
    },
    {
      take: 'Stats',
      when: 'for what can be counted',
    },
    {
      take: 'WhyChooseUs',
      when: 'for a claim and what bears it out',
    },
  ],
  pairs: [
    {
      heading: 'Settle something',
      do: 'Three',
      dont: 'Virtues',
      why: {
        do: 'After it nobody has to ask whether to book, how long it takes, or what it will come to.',
        dont: 'Nobody has rung up to ask whether you care.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 11,
    },
    {
      prop: 'items[].title',
      writer: 'owner',
      keep: 14,
    },
    {
      prop: 'items[].text',
      writer: 'owner',
      keep: 38,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“At a glance, region.” The heading is heard and not seen; with showHeading it is seen, and of level 2.',
    },
    {
      when: 'At a fact',
      what: 'Title and text are told as one sentence: “Walk in for punctures, cables and kind words.”',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
