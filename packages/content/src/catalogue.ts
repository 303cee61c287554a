export const catalogueWords = {
  everything: {
    title: 'Templates',
    heading: 'All the windows',
    lead: 'Press your nose to the glass; the demos are open day and night.',
    description: 'Every ready-made website on the shelf: look in the window, open the live demo, pay once.',
  },
  category: {
    lead: 'Ready-made for your trade: one price, paid once.',
    description: 'Ready-made websites for your trade: look in the window, open the live demo, pay once.',
  },
  emptyCategory: {
    lead: 'Nothing ready-made for this trade yet. Tell us what you need and we’ll build it for you.',
    description: 'No ready-made website for this trade yet: ask for a quote and we build it for you.',
  },
  trades: 'Trades',
  windows: 'In the windows now',
  all: 'All',
  count: (shown: number, all: number) => `Showing ${shown} of ${all} templates`,
  empty: 'No templates found matching your criteria',
  clear: 'Clear Filters',
} as const;
