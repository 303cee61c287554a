import { newsletter } from './forms/newsletter.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const landing = {
  title: 'Find your trade',
  description:
    'Tell us your trade and see the websites that are ready for it. Three prices, paid once, no monthly fees.',
  chooser: {
    heading: 'Which door is yours?',
    lead: (doors: number, designs: number, from: string) =>
      designs === 0
        ? 'The street is still being built. Tell us your trade, and we’ll name a price for it.'
        : `${counted(designs, 'ready-made website', 'ready-made websites')} behind ${counted(doors, 'open door', 'open doors')}, from ${from}, paid once. Look in, or step inside.`,
    behindDoor: (designs: number, from: string) => `${counted(designs, 'design', 'designs')}, from ${from}`,
    toOrder: (trade: string) => ({
      title: `${trade} is made to order:`,
      text: 'no design yet.',
      nearest: 'The nearest is',
      or: 'or',
      ask: 'ask for a quote',
    }),
    groups: { open: 'Open', toOrder: 'Made to order: no design yet' },
    labels: { category: 'Your trade', placeholder: 'Choose one', continue: 'Continue', open: 'OPEN' },
  },
  toOrder: {
    heading: 'No window yet: made to order',
    lead: (trades: number) =>
      `No design yet for ${trades === 1 ? 'this trade' : `these ${trades} trades`}. Look at the nearest one, or ask and we’ll name a price for yours.`,
    ask: 'Ask for one',
    labels: { toLet: 'To order', nearest: 'Nearest:' },
  },
  features: {
    heading: 'Behind every door',
    lead: 'Whichever size you buy, these come with it. Open an account and follow your order from till to key.',
    signUp: 'Sign Up',
    items: [
      { title: 'Ready-made', text: 'Built, painted and lit. We add your name, hours, prices and photos.' },
      {
        title: 'Paid once',
        text: 'What’s on the ticket is what you pay. Hosting is in the price: no monthly fees, no second bill from us.',
      },
      { title: 'Quick on any phone', text: 'Opens on an old phone with one bar of signal.' },
      {
        title: 'For everybody',
        text: 'Large print, a keyboard, a voice reading aloud: nobody is left on the step.',
      },
      { title: 'Found by name', text: 'Search engines are told who you are, where, and when you’re open.' },
      { title: 'Tried before bought', text: 'Every demo is a real site. Walk round it before you pay.' },
    ],
  },
  prices: {
    heading: 'Three prices, no small print',
    intro: 'Paid once, in US dollars.',
    note: 'One-time payment. No monthly fees.',
    recommended: 'Recommended',
    see: (tier: string) => `See ${tier}`,
    openIn: (days: string) => `Open in ${days}`,
    titles: {
      basic: 'A good front door',
      intermediate: 'Room to show your work',
      advanced: 'The double-fronted shop',
    },
    labels: { included: 'Included', notIncluded: 'Not included', was: 'Was', now: 'Now' },
  },
  newsletter: {
    heading: 'Hear when a door opens',
    lead: 'New designs, and plain advice on websites for small shops, by email, now and then. One click and we stop.',
    bill: {
      masthead: 'The Awning',
      // Each number stays with its words.
      headline: (open: number, toOrder: number) =>
        open > 0 && toOrder > 0
          ? `${open}\u00A0open, ${toOrder}\u00A0to\u00A0order`
          : 'Local shop opens online',
    },
    consent: newsletter.consent,
    labels: newsletter.labels,
  },
} as const;
