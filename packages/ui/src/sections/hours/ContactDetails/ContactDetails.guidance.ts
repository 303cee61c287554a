import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For where a business is and how to get there: the line a driver types in, and what to look for.',
    'With a drawn map; with details once there are a tram, a bicycle and a step to tell of.',
  ],
  instead: [
    {
      take: 'Branches',
      when: 'for more than one door',
    },
    {
      take: 'ContactFooter',
      when: 'at the foot of every page',
    },
    {
      take: 'ContactForm',
      when: 'to be written to',
    },
  ],
  pairs: [
    {
      heading: 'Say what to look for',
      do: 'WithDirections',
      dont: 'WellConnected',
      why: {
        do: 'With the chandler’s and the water, whoever is nearly there finds the door.',
        dont: 'Whoever stands in the rain does not know which way to turn, and the link does not say whom it writes to.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 16,
    },
    {
      prop: 'address',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'directions',
      writer: 'owner',
      keep: 72,
    },
    {
      prop: 'links[].label',
      writer: 'owner',
      keep: 30,
    },
    {
      prop: 'details[].term',
      writer: 'owner',
      keep: 12,
    },
    {
      prop: 'details[].text',
      writer: 'owner',
      keep: 55,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the number, then to the mail; Enter rings or writes.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Find us, region.” The heading is of level 2; with headingLevel={1}, of 1.',
    },
    {
      when: 'The map',
      what: 'Read first, by its own words; the ways there are a list of terms.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there.',
    },
  ],
};
