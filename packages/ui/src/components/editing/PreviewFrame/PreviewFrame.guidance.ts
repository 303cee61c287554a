import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'new',
  since: '2.0.0',
  use: ['Beside a form that fills a website in: the website itself, as it is being filled in.'],
  instead: [{ take: 'ShopWindow', when: 'for a picture of a website' }],
  pairs: [],
  words: [
    { prop: 'label', writer: 'designer', keep: 24 },
    { prop: 'loadingLabel', writer: 'designer', keep: 20 },
    { prop: 'problem.text', writer: 'designer', keep: 75 },
    { prop: 'problem.retry', writer: 'designer', keep: 9 },
    { prop: 'widths.legend', writer: 'designer', keep: 19 },
    { prop: 'widths.phone', writer: 'designer', keep: 10 },
    { prop: 'widths.desktop', writer: 'designer', keep: 10 },
    { prop: 'pages.label', writer: 'designer', keep: 10 },
    { prop: 'pages.options[].label', writer: 'owner', keep: 24 },
  ],
  keys: [
    { keys: ['Tab'], does: 'To the page, to the width, then into the website itself.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Changes the width.' },
  ],
  said: [
    { when: 'On its way', what: 'The loading label is read politely.' },
    { when: 'It cannot be shown', what: 'Why is read at once.' },
    {
      when: 'Without script',
      what: 'With plainSrc, the page as the server draws it; else the place is empty: leave it out, as Workbench does.',
    },
  ],
};
