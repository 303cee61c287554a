import type { OrderSummaryProps } from './OrderSummary.tsx';

export const paid = {
  heading: 'Your receipt',
  headingLevel: 2,
  lead: 'It went to your email as well. Keep it for the tax office.',
  shop: { name: 'Awning', tagline: 'Open for business, online.' },
  reference: { label: 'Order', text: 'AW-7K2M-41' },
  date: { label: 'Date', text: '3 September 2026', dateTime: '2026-09-03T10:12:00Z' },
  lines: [
    { id: 'barbershop-classic', name: 'Barbershop Classic', price: '$299' },
    { id: 'extraPages', name: 'Extra Pages', price: '$50' },
    { id: 'domainSetup', name: 'Custom Domain Setup', price: '$25' },
  ],
  total: { label: 'TOTAL USD', note: 'paid once', price: '$374' },
  stamp: { label: 'Paid', tone: 'good' },
  footer: ['Awning Websites Ltd', 'Thank you. Mind the step.'],
  print: { label: 'Print the receipt' },
} satisfies OrderSummaryProps;
