import { delivery } from './shared.ts';

export const home = {
  tryOn: { label: 'Your shop’s name', submit: 'Try it with your name' },
  heading: 'Open for business, online.',
  lead: (from: string) =>
    `Ready-made websites for small shops. From ${from}, paid once. Money back until we begin.`,
  choose: 'Choose your website',
  prices: 'See the prices',
  chooser: 'What’s your trade?',
  lookInside: 'Look inside',
  open: 'OPEN',
  /** The template in the first shop front, by its id. Its picture is the first that a visitor waits for. */
  front: 'barbershop-deluxe',
  why: {
    heading: 'Pay once. It’s yours.',
    lead: 'No rent to us. You buy it, we fit it, you keep it.',
    price: {
      title: 'One price',
      text: (prices: string) => `${prices}. What the ticket says is what you pay.`,
    },
    fees: {
      title: 'No monthly fees',
      text: 'Hosting is in the price. Maintenance is there if you want it, and optional if you don’t.',
    },
    days: { title: 'Open in days', text: `${delivery}.` },
  },
  windows: {
    heading: 'Have a look in the windows',
    all: 'All templates',
    /** By the templates’ ids: one of each size and of three trades, the smallest first. */
    best: ['flowershop-herbarium', 'restaurant-tide', 'trainer-poise'],
    text: 'Each one is a real, working site. Open it on your phone, as your customers will.',
  },
  steps: {
    heading: 'Three shutters to raise',
    begin: 'Choose a template',
    pick: {
      title: 'Pick a window',
      text: 'Try them with your name, then pay the price on the ticket.',
    },
    tell: {
      title: 'Tell us about the shop',
      text: 'Your name, hours, prices and photos.',
    },
    open: { title: 'Turn the sign round', text: `${delivery}. Then you’re open.` },
  },
} as const;
