import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import { demonstration, formLabels } from './business.ts';

export const visitPage = {
  heading: 'Up the hill, in at the gate',
  lead: 'Look for the only roof in Buxton with no snow on it.',
  onMap: 'Open the map',
};

export const map = {
  label:
    'Map: from Buxton station down the hill, along the terrace and in at the gate of the glasshouse, seven minutes on foot',
  streets: ['Station', 'Spring Hill', 'Burlington Terrace', 'The Slope'],
  caption: 'Seven minutes from the platform. Follow the dots, or the smell of wet fern.',
} as const;

export const ways = {
  heading: 'How to get here',
  items: [
    {
      name: 'By train',
      mark: '7 min',
      text: 'Buxton is the end of the line from Manchester. Stay on till it stops.',
    },
    {
      name: 'By bus',
      mark: '61',
      text: 'And the Transpeak. Both stop at the foot of the Slope, both wait for nobody.',
    },
    {
      name: 'By car',
      text: 'Six places behind the boiler house. Two hours free. Reverse in: you’ll want the boot at the path.',
    },
    {
      name: 'On foot',
      text: 'From the Pavilion Gardens, uphill. There’s a bench half-way with a view and usually Mrs Alsop.',
    },
  ],
} as const;

export const form = {
  id: 'ask',
  heading: 'Ask us to put it by',
  lead: 'A plant, a bunch, a Saturday, a second opinion. We ring back the same day, if it’s not a Monday.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'about',
      label: 'It’s about',
      options: ['A plant', 'Cut flowers', 'A wedding', 'A patient', 'Something else'],
    },
    { name: 'when', label: 'For when', placeholder: 'Friday, before school' },
    {
      name: 'where',
      label: 'Where will it live?',
      lines: 3,
      wide: true,
      placeholder: 'Landing. East window. A cat called Brian',
    },
  ],
  submit: 'Put it by for me',
  footnote: demonstration,
  sent: {
    heading: 'There’s a label on it with your name',
    text: 'In real life somebody in an apron would ring you back today. Here, nothing has been sent.',
  },
  labels: formLabels,
} satisfies FieldsFormProps;
