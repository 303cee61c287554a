import { createElement } from 'react';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { NameBoard } from '../../../components/editing/NameBoard/NameBoard.tsx';
import { Text } from '../../../primitives/index.ts';
import type { TryOnProps } from './TryOn.tsx';

export const barber = {
  heading: 'Try it with your name',
  back: { label: 'Back to Barbershop Classic', href: '/templates/barbershop/barbershop-classic' },
  formAction: '/try/barbershop-classic',
  children: [
    createElement(NameBoard, {
      key: 'name',
      name: 'name',
      label: 'Your shop’s name',
      optional: '',
      placeholder: 'Type it here',
      maxLength: 60,
    }),
    createElement(Field, { key: 'town', name: 'town', label: 'Town', optional: '' }),
  ],
  view: createElement(Text, null, 'What it looks like'),
  price: '$299',
  order: { formAction: '/checkout', name: 'templateId', value: 'barbershop-classic' },
  labels: {
    order: 'Order',
    show: 'Show it',
    legend: 'What is in front',
    fields: 'Edit',
    view: 'See',
  },
} satisfies TryOnProps;
