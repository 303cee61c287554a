import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: ['Under a list that is too long for a page, when each page has an address.'],
  instead: [
    { take: 'Breadcrumbs', when: 'for the way back from a page' },
    { take: 'Tabs', when: 'for a few panels of one page' },
  ],
  pairs: [
    {
      heading: 'Words as well as arrows',
      do: 'FirstOfTwo',
      dont: 'SignsAlone',
      why: {
        do: 'Next says what a press brings, in any voice.',
        dont: 'A doubled arrow is read as “right-pointing double angle quotation mark”.',
      },
    },
  ],
  words: [
    { prop: 'labels.navigation', writer: 'designer', keep: 14 },
    { prop: 'labels.previous', writer: 'designer', keep: 12 },
    { prop: 'labels.next', writer: 'designer', keep: 12 },
    { prop: 'labels.page', writer: 'designer', keep: 5 },
    { prop: 'labels.of', writer: 'designer', keep: 3 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To what comes before, the numbers, what comes after.' },
    { keys: ['Enter'], does: 'Goes there. With onChoose, the app is told the number.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Pages of posts, navigation. Page 3, link, current page.” What is left out between numbers is silent.',
    },
    { when: 'On a phone', what: 'No numbers: before, “Page 12 of 40”, after.' },
    { when: 'One page', what: 'Nothing is rendered.' },
    { when: 'Without script', what: 'Plain links.' },
  ],
};
