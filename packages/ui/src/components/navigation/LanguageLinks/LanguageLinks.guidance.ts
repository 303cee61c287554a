import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['In a header or a footer of a site in two languages or more.'],
  instead: [
    { take: 'NavList', when: 'for links to other pages' },
    { take: 'SelectField', when: 'in a form, to ask which language somebody speaks' },
  ],
  pairs: [
    {
      heading: 'Call each what it calls itself',
      do: 'Two',
      dont: 'InAForeignTongue',
      why: {
        do: 'Whoever needs it can read it.',
        dont: 'Whoever needs German may not know the word German.',
      },
    },
  ],
  words: [
    { prop: 'items[].label', writer: 'designer', keep: 20 },
    { prop: 'labels.nav', writer: 'designer', keep: 8 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the next language.' },
    { keys: ['Enter'], does: 'Goes to the same page in it.' },
  ],
  said: [
    {
      when: 'Reading',
      what: '“Language, navigation”: each is read as its own tongue is spoken, and this page’s is “current page”.',
    },
    { when: 'With one language', what: 'Nothing is rendered.' },
    { when: 'Without script', what: 'Plain links.' },
  ],
};
