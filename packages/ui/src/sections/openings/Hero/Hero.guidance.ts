import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'To open a page with a promise in ten words or fewer.',
    'With a picture where the work photographs well; without one, everything is centred.',
  ],
  instead: [
    {
      take: 'HeroBanner',
      when: 'for a louder promise, on painted ground',
    },
    {
      take: 'HeroShopfront',
      when: 'where one of several trades is chosen at once',
    },
    {
      take: 'CallToAction',
      when: 'lower down: it asks, and its heading is of level 2',
    },
  ],
  pairs: [
    {
      heading: 'Say what one gets',
      do: 'Centred',
      dont: 'WelcomeInstead',
      why: {
        do: 'Bread, worth a walk, on the shelf by seven: three facts in two lines.',
        dont: 'It could stand over any shop, so nobody learns what this one sells.',
      },
    },
    {
      heading: 'Facts somebody could check',
      do: 'WithFacts',
      dont: 'FactsOfNobody',
      why: {
        do: 'A price, a day and a mill. Each of them would be found out if it were not so.',
        dont: 'Nobody has ever promised the opposite, so nothing has been said.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 40,
    },
    {
      prop: 'eyebrow',
      writer: 'owner',
      keep: 25,
    },
    {
      prop: 'lead',
      writer: 'owner',
      keep: 80,
    },
    {
      prop: 'actions[].label',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'facts[]',
      writer: 'owner',
      keep: 32,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To the first way on, then to the second; Enter takes it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Bread worth crossing town for, region.” The heading is of level 1, the only one of the page.',
    },
    {
      when: 'The picture',
      what: 'Read after the words, on whichever side it stands. If it never comes, its words stand in its place.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there; the picture is the first thing to be fetched.',
    },
  ],
};
