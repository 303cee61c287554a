import { createElement } from 'react';
import { expect, test } from 'vitest';
import { measureWords } from './measureWords.ts';

const args = {
  heading: 'Ask',
  items: [
    { question: 'When?', answer: 'Soon.' },
    {
      question: 'Where?',
      answer: createElement('p', null, 'Over the ', createElement('b', null, 'counter'), '.'),
    },
    { answer: '' },
  ],
  action: { label: 'Come in' },
  rows: [['a', 'bc']],
};

test.for([
  ['heading', [3]],
  ['items[].question', [5, 6]],
  ['items[].answer', [5, 17]],
  ['action.label', [7]],
  ['rows[][]', [1, 2]],
  ['lead', []],
  ['heading.label', []],
  ['action[].label', []],
] as const)('at %s', ([prop, lengths]) => {
  expect(measureWords(args, prop)).toEqual(lengths);
});
