export const templateWords = {
  breadcrumbs: 'You are here',
  order: 'Order this website',
  sample: 'Sample words and prices. Yours go here.',
  openDemo: 'Open the live demo',
  priceNotes: ['One-time payment.', 'No monthly fees.'],
  delivery: (days: string) => `Ready in ${days}.`,
  features: 'What you take home',
  pages: 'Its pages',
  addOns: 'Add at the counter',
  addOnsNote: 'Tick them at the till, or leave them for another day.',
} as const;
