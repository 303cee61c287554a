import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import { labels } from './business.ts';

export const bookPage = {
  lines: ['Pull up', 'a chair'],
  lead: 'One chair or six. More than six is half a party and belongs on the Whole table page.',
} as const;

const demonstration = 'A demonstration: nothing you type here leaves your browser.';

export const bookForm = {
  id: 'chair',
  heading: 'Book a seat',
  lead: 'Rosa reads these between the fish and the figs and answers the same evening.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'night',
      label: 'Which night',
      options: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday lunch'],
    },
    {
      name: 'sitting',
      label: 'Which sitting',
      options: ['6 o’clock', 'Half past 8', 'Either', 'One o’clock, it’s Sunday'],
    },
    { name: 'chairs', label: 'How many chairs', options: ['1', '2', '3', '4', '5', '6'] },
    { name: 'seat', label: 'A number you’d like', placeholder: '17, next to the dentist' },
    {
      name: 'eats',
      label: 'What somebody can’t eat',
      lines: 2,
      placeholder: 'Nuts, and she means it',
      wide: true,
    },
  ],
  submit: 'Ask for the chairs',
  footnote: demonstration,
  sent: {
    heading: 'Consider it pulled out',
    text: 'In real life Rosa would text you your chair’s number tonight. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const wholeForm = {
  id: 'table',
  heading: 'Ask for all of it',
  lead: 'Say when and what it’s for. Alan rings back, so pick a time you can hear him over the washing-up.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    { name: 'when', label: 'When', placeholder: 'A Monday or Tuesday in May' },
    { name: 'how-many', label: 'How many', options: ['Up to 16', '17 to 20', '21 to 24', '25, we’ll share'] },
    {
      name: 'what',
      label: 'What it’s for',
      lines: 3,
      placeholder: 'Dad’s seventieth. He thinks it’s chips.',
      wide: true,
    },
  ],
  submit: 'Ask for the table',
  footnote: demonstration,
  sent: {
    heading: 'We’ll count the forks',
    text: 'In real life Alan would ring you tomorrow. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const beforeYouBook = {
  heading: 'Before you ask',
  items: [
    {
      question: 'Do I pay now?',
      answer: 'No. We take £10 a chair once Rosa has said yes, and it comes off the bill.',
    },
    {
      question: 'What if I can’t come?',
      answer: 'Ring by noon and the £10 comes back. After noon it buys the table olives.',
    },
    {
      question: 'Will we sit together?',
      answer: 'If you ask. If you don’t, we’ll put someone interesting in between.',
    },
  ] satisfies readonly FaqDetailsItem[],
};
