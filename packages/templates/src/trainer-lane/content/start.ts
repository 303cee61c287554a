import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { LapPlanProps } from '../sections/LapPlan/index.ts';
import { labels } from './business.ts';

export const startPage = {
  action: 'Tell me a morning',
  heading: 'The first lap is free',
  text: 'Once round lane eight, you and me, at the speed of a chat. Wear shoes you could walk to the shops in.',
};

export const firstLap = {
  heading: 'What happens, by the metre',
  lead: 'Lane eight is 454 metres round. It goes like this.',
  unit: 'At metre',
  stages: [
    { mark: '0', name: 'The gate', text: 'A wave, a flask of tea, and a list of what hurts.' },
    { mark: '100', name: 'First bend', text: 'We walk. I look at your feet; you wonder why.' },
    { mark: '300', name: 'Back straight', text: 'We jog, as far as you can and still moan about it.' },
    { mark: '454', name: 'The line', text: 'You’ve run. I write down how far, and you keep the pencil.' },
  ],
} satisfies LapPlanProps;

export const form = {
  id: 'book',
  heading: 'Tell me a morning',
  lead: 'I’ll text you back with a time, usually before the kettle’s boiled.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'last',
      label: 'Last ran',
      options: ['Never', 'At school', 'For a bus', 'Last week, badly'],
    },
    {
      name: 'morning',
      label: 'Which morning',
      options: ['Any of them', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
    {
      name: 'hurts',
      label: 'Anything that hurts',
      lines: 2,
      placeholder: 'Right knee, on stairs, going down',
      wide: true,
    },
  ],
  submit: labels.book,
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'On your marks',
    text: 'In real life Denise would text you a time before the kettle had boiled. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Asked at the gate',
  start: [
    {
      question: 'What if I have to walk?',
      answer: 'Then you walk. Everybody does till week nine, and the sensible ones after that too.',
    },
    {
      question: 'Will proper runners be watching?',
      answer: 'They’re in lanes one and two, looking at their watches. They wouldn’t notice a bus.',
    },
    {
      question: 'What do I wear?',
      answer: 'Anything you can raise your arms in. Trainers of any age. Something warm for after.',
    },
    {
      question: 'I’m too old, too big, too slow.',
      answer: 'The oldest so far was seventy-nine, the biggest was me, and I’ve timed slow: it’s fine.',
    },
    { question: 'What if it rains?', answer: 'We run. It’s Wallsend. In lightning we sit in my car.' },
  ],
  prices: [
    {
      question: 'When do I pay?',
      answer: 'Drop-ins and one to ones on the day, after. The twelve weeks in one go, or three lots of £44.',
    },
    {
      question: 'What if I miss a morning?',
      answer: 'Text by nine the night before and it moves to another. After that it’s gone, like a bus.',
    },
    {
      question: 'What if I don’t get to ten kilometres?',
      answer: 'You repeat the last four weeks for nothing. Three people have. All three got there.',
    },
    {
      question: 'Is there a price for people on benefits?',
      answer:
        'Pay the drop-in for the twelve weeks’ mornings you come to, up to £60. I don’t need to see a letter.',
    },
  ],
} satisfies Record<string, string | readonly FaqDetailsItem[]>;
