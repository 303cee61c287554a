import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import { labels } from './business.ts';
import { cancelling } from './prices.ts';

export const startPage = {
  number: '£0',
  heading: 'The first one’s free',
  lead: 'Forty-five minutes, you and me and an empty bar. If it isn’t for you, you’ve had a cup of tea and a look under a railway.',
};

export const firstSession = {
  heading: 'What happens, by the clock',
  items: [
    { mark: '00', name: 'Kettle', text: 'Tea, and a list of what hurts. Bring the long version.' },
    { mark: '10', name: 'Floor', text: 'Sit, stand, reach, hang. I watch; you wonder why.' },
    { mark: '20', name: 'Four lifts', text: 'A go at each, with something lighter than your bag.' },
    { mark: '45', name: 'Home', text: 'You could do another. That’s the idea.' },
  ],
};

export const form = {
  id: 'book',
  heading: 'Two times to choose from',
  lead: 'Tell me a little and I’ll text you two. Usually by the evening.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'before',
      label: 'Lifted before?',
      options: ['Never', 'Years ago', 'Yes, but not well', 'Yes'],
    },
    {
      name: 'time',
      label: 'Best time',
      options: ['Before work', 'Lunch', 'After work', 'Saturday'],
    },
    {
      name: 'hurts',
      label: 'Anything that hurts',
      lines: 2,
      placeholder: 'Left knee, since the five-a-side',
      wide: true,
    },
  ],
  submit: labels.book,
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'That’s the hardest rep done',
    text: 'In real life Dee would text you two times by the evening. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Fair questions',
  start: [
    {
      question: 'Will I get bulky?',
      answer: 'Not by accident. It takes years and a lot of chicken. You’ll get jars open.',
    },
    {
      question: 'What do I wear?',
      answer: 'Flat shoes and anything you can sit on the floor in. There are spare plimsolls.',
    },
    {
      question: 'I have an injury. Can I come?',
      answer: 'Nearly always. Say so on the form; if I’m not the right person I’ll name who is.',
    },
    {
      question: 'I’m sixty-eight and I’ve never been in a gym.',
      answer: 'Then you’ll like this one. Come on a Tuesday at half past nine and ask for the kettle.',
    },
    { question: 'Do you do diets?', answer: 'No. Eat your tea.' },
  ],
  prices: [
    {
      question: 'How do I pay?',
      answer:
        'Card or bank transfer, after the session. I send the receipt, you keep it for the tax if it helps.',
    },
    {
      question: 'What if I’m ill?',
      answer: `${cancelling} After eight it counts, unless you’re in hospital. Send a picture.`,
    },
    {
      question: 'Can I swap a group card for one to ones?',
      answer: 'Yes. What’s left on it comes off the price, to the penny.',
    },
    {
      question: 'Is there a student price?',
      answer: 'The group is the student price. It’s also the pensioner price, and mine.',
    },
  ],
} satisfies Record<string, string | readonly FaqDetailsItem[]>;
