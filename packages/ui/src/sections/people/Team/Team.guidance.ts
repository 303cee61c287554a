import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'Where customers ask for somebody by name: who does what, and on which days.',
    'With one to three portraits beside the story; without any, the people stand beside the story on a wide page.',
  ],
  instead: [
    {
      take: 'ImageWithText',
      when: 'for one person the page is about',
    },
    {
      take: 'Testimonials',
      when: 'for what customers say of them',
    },
  ],
  pairs: [
    {
      heading: 'Names, and what to come to them for',
      do: 'StoryAndPeople',
      dont: 'PassionateProfessionals',
      why: {
        do: 'Wheels to Ada, rust to Fergus, and on which day.',
        dont: 'Whoever has a broken wheel still does not know whom to ask for.',
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
      prop: 'story[]',
      writer: 'owner',
      keep: 105,
    },
    {
      prop: 'portraits[].name',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'portraits[].note',
      writer: 'owner',
      keep: 10,
    },
    {
      prop: 'people[].name',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'people[].text',
      writer: 'owner',
      keep: 38,
    },
  ],
  keys: [],
  said: [
    {
      when: 'Arriving',
      what: '“Okonjo trues, Bell brazes, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'The portraits',
      what: 'Figures, read before the story: the drawing by its own name, then the caption.',
    },
    {
      when: 'The people',
      what: 'An ordered list: “Ada Okonjo Wheels and gears, Mon to Fri.” Their names are no headings.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
