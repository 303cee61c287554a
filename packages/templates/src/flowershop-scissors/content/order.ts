import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import { bouquets } from './bench.ts';
import { labels } from './business.ts';

const { bigApology, milkJug, kitchenTable, justLeaves, sundayVisit } = bouquets;

export const orderPage = {
  heading: 'Say it with\n*something alive*',
  lead: 'Before seven tonight for tomorrow. Before midnight for the day after. Before you’ve thought of the words: ring, we know a few.',
  picture: 'Cut-paper picture of a pair of snips, an envelope and flowers',
};

export const form = {
  id: 'send',
  heading: 'Send some',
  lead: 'Before seven tonight for tomorrow. We ring if anything is unclear; pay by link or at the counter.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'phone', label: 'Your phone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'bouquet',
      label: 'Which one',
      options: [
        'Whatever’s best, £32',
        ...[milkJug, kitchenTable, sundayVisit, bigApology, justLeaves].map(
          ({ name, price }) => `${name}, ${price}`,
        ),
      ],
    },
    { name: 'day', label: 'For which day', placeholder: 'Friday, but not before ten', required: true },
    {
      name: 'to',
      label: 'Who are they for, and where',
      placeholder: 'Isla, 3 Dean Park Row, top bell',
      required: true,
      wide: true,
    },
    { name: 'card', label: 'On the card', lines: 3, wide: true },
  ],
  submit: 'Send this order',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'Consider it cut',
    text: 'In real life Nell would ring if anything was unclear, and the van would leave at ten. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Good questions',
  items: [
    {
      question: 'Can I choose the colours?',
      answer:
        'Choose a mood: loud, quiet or white. Nell picks the stems at six in the morning, so she sees more than we could promise.',
    },
    {
      question: 'What if nobody’s in?',
      answer: 'We try a neighbour, then a shady step, and text you a photo of where they are.',
    },
    {
      question: 'How long will they last?',
      answer:
        'Five to eight days. Cut an inch off, change the water on day three, keep them off the fruit bowl’s shelf.',
    },
    {
      question: 'Will you write the card for me?',
      answer:
        'In Bea’s best hand, on brown card, exactly as you spell it. If it’s blank we write “from someone who should have said more”, and it has worked twice.',
    },
    {
      question: 'Can you send further than Edinburgh?',
      answer:
        'East Lothian, as the van goes home that way. Further than that they’d be tired, and so would we.',
    },
    {
      question: 'Are they safe for cats?',
      answer: 'Say so on the card box. We never sell lilies and will leave out foxgloves and tulips.',
    },
  ] satisfies readonly FaqDetailsItem[],
};
