export const catalogueWords = {
  title: 'Templates',
  heading: 'All the windows',
  lead: 'Press your nose to the glass; the demos are open day and night.',
  description: 'Every ready-made website on the shelf: look in the window, open the live demo, pay once.',
  trades: 'Trades',
  windows: 'In the windows now',
  all: 'All',
  categoryLead: 'Ready-made for your trade: one price, paid once.',
  categoryDescription: (category: string) =>
    `Ready-made ${category} websites: look in the window, open the live demo, pay once.`,
  count: (shown: number, all: number) => `Showing ${shown} of ${all} templates`,
  empty: 'No templates found matching your criteria',
  clear: 'Clear Filters',
} as const;
