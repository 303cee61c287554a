import { monthlyFees } from './orders/hosting.ts';
import { delivery } from './shared.ts';

/** What people ask before they buy. Facts: docs/product.md, “Tiers and add-ons”. */
export const faq = {
  heading: 'Questions over the counter',
  intro: 'The ones we hear most. If yours isn’t here, come in and ask.',
  ask: 'Ask a question',
  items: (
    prices: { extraPages: string; blogSetup: string; domainSetup: string },
    sizes: { basic: string; intermediate: string; advanced: string },
    extraPages: number,
  ) => [
    {
      id: 'delivery',
      question: 'How soon will I be open?',
      answer: `${delivery}. The clock starts when we have your name, hours and photos.`,
    },
    {
      id: 'monthly-fees',
      ...monthlyFees,
    },
    {
      id: 'maintenance',
      question: 'Who looks after it once I’m open?',
      answer:
        'You do, on the page of your order, any day. Or we do: optional maintenance is available. Ask and we’ll name a price.',
    },
    {
      id: 'what-is-in-it',
      question: 'What do I get for the price?',
      answer: `The website you saw in the window, with your name, hours, prices and photos in it. Basic has ${sizes.basic.toLowerCase()}, Intermediate ${sizes.intermediate.toLowerCase()}, Advanced ${sizes.advanced.toLowerCase()}.`,
    },
    {
      id: 'more-pages',
      question: 'Can I add to it?',
      answer: `Yes. Extra pages, up to ${extraPages} of them, are ${prices.extraPages}, blog setup is ${prices.blogSetup} and custom domain setup is ${prices.domainSetup}. Tick them at the till, or ask for them another day.`,
    },
    {
      id: 'what-you-need',
      question: 'What do you need from me?',
      answer: `Your name over the door, what you sell and for how much, when you’re open, and a handful of photos. Once you’ve paid, the page of your order asks for them.`,
    },
    {
      id: 'account',
      question: 'Do I need an account to order?',
      answer:
        'No. Your receipt has a link that shows how your order stands. Open an account with the same address whenever you like, confirm it by the link we mail you, and your orders are in it.',
    },
    {
      id: 'custom',
      question: 'What if nothing fits my trade?',
      answer:
        'Ask for a quote, just above. Tell us what you do and what you’d like to spend, and we’ll say plainly what we can build.',
    },
  ],
} as const;
