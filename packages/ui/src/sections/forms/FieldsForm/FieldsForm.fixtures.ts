import type { FieldsFormProps } from './FieldsForm.tsx';

export const service = {
  id: 'book',
  heading: 'Book a service',
  lead: 'We text back the same day with two times to choose from.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'service',
      label: 'What for',
      options: ['Full service, £75', 'Safety check, £30', 'Not sure, it rattles'],
    },
    { name: 'when', label: 'Best day', placeholder: 'Any day but Thursday' },
    {
      name: 'bike',
      label: 'The bicycle',
      lines: 3,
      placeholder: 'Green, ten gears, squeaks uphill',
      wide: true,
    },
  ],
  submit: 'Ask for a time',
  sent: { heading: 'That’s with us', text: 'Bell will text you before we close.' },
  labels: { optional: '(if you like)' },
} satisfies FieldsFormProps;
