import type { TableBillProps } from './TableBill.tsx';

/** A curry house in Bradford says what a Friday costs. */
export const curryHouse = {
  heading: 'What Friday comes to',
  lead: 'Three people, one of whom said they weren’t hungry.',
  caption: 'Table by the fish tank',
  lines: [
    { name: 'Three karahis', price: '£31.50' },
    { name: 'Naan, the large one', price: '£4' },
    { name: 'Poppadoms', price: 'in' },
  ],
  total: { name: 'Altogether', price: '£35.50' },
  thanks: 'The fish are not on the menu.',
  actions: [{ label: 'Book a table', href: '/book' }],
} satisfies TableBillProps;

export const gasthof = {
  heading: 'Abendessenbeispielrechnung',
  caption: 'Hochzeitsgesellschaftstischreservierung',
  lines: [
    { name: 'Schweinshaxenplattenvariation', price: '€1.248,00' },
    { name: 'Apfelschorlenausschankpauschale', price: '€386,50' },
  ],
  total: { name: 'Gesamtrechnungsbetrag', price: '€1.634,50' },
} satisfies TableBillProps;
