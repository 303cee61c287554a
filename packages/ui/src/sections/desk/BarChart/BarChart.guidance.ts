import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For one figure over some weeks, where the ups and downs are the news.',
    'When what they come to can be said in a sentence.',
  ],
  instead: [
    {
      take: 'FigureBoard',
      when: 'for how it stands now',
    },
    {
      take: 'Table',
      when: 'for figures that are looked up, one by one',
    },
    {
      take: 'Progress',
      when: 'for shares of a whole',
    },
  ],
  pairs: [
    {
      heading: 'Say it in a sentence first',
      do: 'Usual',
      dont: 'TitleForASummary',
      why: {
        do: 'Everybody knows what the bars come to, and whoever hears the page knows no less.',
        dont: 'It says that there is a chart. What it shows has to be made out.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'designer',
      keep: 24,
    },
    {
      prop: 'summary',
      writer: 'developer',
      keep: 68,
    },
    {
      prop: 'items[].label',
      writer: 'developer',
      keep: 6,
    },
    {
      prop: 'table.open',
      writer: 'designer',
      keep: 19,
    },
  ],
  keys: [
    {
      keys: ['Tab'],
      does: 'To “The same as a table”.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the table; closes it again.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“Thirty days at the till, region.” The heading is of level 2; the sentence below it is read next.',
    },
    {
      when: 'On the bars',
      what: 'Silence: the sentence and the table say all of it.',
    },
    {
      when: 'In the table',
      what: '“Day by day, table”: a row for each bar, headed by its label.',
    },
    {
      when: 'Where all are nothing',
      what: 'The sentence alone: neither bars nor a table.',
    },
    {
      when: 'Without script',
      what: 'Nothing is missing: the browser folds the table.',
    },
  ],
};
