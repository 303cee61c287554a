import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { Pair } from '../sections/PairList/index.ts';
import { demonstration, labels } from './business.ts';

export const bookPage = {
  before: 'Name an\nhour',
  after: 'Take a\nchair',
  figure: 'A counter bell, half in the dark and half in the light',
  lead: 'Three chairs, one till eleven. A walk-in is welcome; a booking is quicker.',
  ring: 'Ring 0141 496 0110',
};

export const bookHours = {
  heading: 'Light on',
  footnote:
    'Quietest: Tuesday and Wednesday before four. Saturday from seven is a party with a haircut at the end of it.',
};

export const bookForm = {
  id: 'book',
  heading: 'Hold me a chair',
  lead: 'We text you back within the hour, as long as the light is on.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'service',
      label: 'What for',
      options: [
        'Haircut, £32',
        'Skin fade, £36',
        'Hot-towel shave, £34',
        'Beard trim, £20',
        'The double, £60',
        'Something else',
      ],
    },
    {
      name: 'chair',
      label: 'Whose chair',
      options: ['First one free', 'One: Otto', 'Two: Ava', 'Three: Tam'],
    },
    {
      name: 'when',
      label: 'Day and rough hour',
      placeholder: 'Thursday, after nine',
      required: true,
      wide: true,
    },
    {
      name: 'else',
      label: 'Anything we should know',
      placeholder: 'Quiet, please. Or: it has to survive a hard hat',
      lines: 2,
      wide: true,
    },
  ],
  submit: 'Ask for the chair',
  footnote: demonstration,
  sent: {
    heading: 'See you in the mirror',
    text: 'In real life we would text you back within the hour. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const afterBooking = {
  heading: 'What happens then',
  pairs: [
    { term: '1', text: 'You get a text with an hour in it. Say yes, or say later.' },
    { term: '2', text: 'You come in, somebody takes your coat, and the dog takes your seat.' },
    { term: '3', text: 'We talk before anything is switched on. Then we cut.' },
    { term: '4', text: 'You look left, you look right, you pay, you go out sharp.' },
  ] satisfies readonly Pair[],
};
