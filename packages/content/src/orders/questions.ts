import { licence } from '../policies/licence.ts';
import { moneyBack } from '../policies/moneyBack.ts';
import { included } from './included.ts';
import { monthlyFees, takenAlong } from './hosting.ts';

/** The facts that depend on the size of the website. */
export interface QuestionFacts {
  tier: keyof Omit<typeof licence, 'not'>;
  /** In how many days it is ready, as the ticket says. */
  delivery: string;
}

/** The questions of a visitor before they pay for a template. Every promise here is also in a policy or the order. */
export const questions = {
  heading: 'Before you pay',
  items: ({ tier, delivery }: QuestionFacts) => [
    {
      question: 'When is it live?',
      answer: `${included.delivery.text(delivery)} Once you’ve paid, the page of your order asks for them.`,
    },
    {
      question: 'Can I change everything before it goes live?',
      answer:
        'Words, prices, photographs, colours and typeface: yes, yourself, on the page of your order, before it is live and after. When it is finished, only you and the shop can see it. You look it over, and one round of other changes is in the price. Sections drawn for you alone are not: ask for a quote.',
    },
    monthlyFees,
    {
      question: 'When do I get my money back?',
      answer: `Before we have started, one email is enough. ${moneyBack.beforeBegun} After that it depends on the work. ${moneyBack.onceBegun} ${moneyBack.domain} Once it is delivered, you look it over. ${moneyBack.onceDelivered} Built as ordered, it is not refunded because plans have changed.`,
    },
    { question: 'Can I take it with me?', answer: `Yes. ${takenAlong} ${licence[tier]}` },
  ],
} as const;
