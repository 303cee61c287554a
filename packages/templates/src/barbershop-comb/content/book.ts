import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import { labels } from './business.ts';

export const bookPage = {
  heading: 'Sit *down*, then',
  lead: 'Clippers: just walk in. Anything with a whole comb in its price: tell us here and Sonia texts you two times to choose from.',
  figure: 'Keziah in profile with her hair in a high puff, an afro comb standing in it',
};

export const form = {
  id: 'book',
  heading: 'Hold me a chair',
  lead: 'Sonia answers after closing, usually with her shoes off.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'service',
      label: 'What for',
      options: [
        'Fade or level cut',
        'Afro shape',
        'Locs',
        'Braids or cornrows',
        'Under twelves',
        'Talk first',
      ],
    },
    {
      name: 'with',
      label: 'With',
      options: ['Whoever’s free', 'Sonia', 'Marcus', 'Keziah', 'Tunde', 'Alford'],
    },
    {
      name: 'about',
      label: 'About your hair',
      lines: 3,
      placeholder: 'Shoulder length, natural, last braided in June',
      wide: true,
    },
  ],
  submit: labels.book,
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'Kept warm for you',
    text: 'In real life Sonia would text you two times this evening. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Before you sit',
  items: [
    {
      question: 'Do I need to book for a cut?',
      answer: 'No. Take a seat on the bench and remember who was before you; everybody else will.',
    },
    {
      question: 'How should my hair be when I come for braids?',
      answer: 'Washed, dry, combed through, nothing in it. If that’s the hard part, book a steam first.',
    },
    {
      question: 'Do you do straight hair?',
      answer: 'We do heads. Tunde has a lady who comes from Harrogate.',
    },
    {
      question: 'My child can’t bear clippers.',
      answer:
        'Come at nine on a Tuesday: lights down, music off, scissors only, stop whenever. Marcus has all morning.',
    },
    {
      question: 'Is there a step?',
      answer: 'One, with a ramp that lives behind the door. Chair two lifts right out.',
    },
  ],
};
