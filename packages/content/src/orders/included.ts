import { hosting } from './hosting.ts';
import { licence } from '../policies/licence.ts';

/** The facts in the words: the template’s own, and the till’s prices as people read them. */
export interface IncludedFacts {
  tier: 'basic' | 'intermediate' | 'advanced';
  pages: readonly string[];
  /** On all pages together; unknown until they were counted. */
  sections?: number | undefined;
  /** How many there may be, and their price together. */
  extraPages: { most: number; price: string };
  domainSetup: { name: string; price: string };
}

const written = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What the price includes and what it does not: the one place where this is said. */
export const included = {
  heading: 'What you get, and what you don’t',
  lead: 'Read it before you pay. If something here is not plain, ask us at the counter.',
  labels: { included: 'In the price', excluded: 'Not in the price' },
  rows: ({ tier, pages, sections, extraPages, domainSetup }: IncludedFacts) => [
    {
      subject: 'Pages',
      included: pages.length === 1 ? `One: ${pages[0]}.` : `${pages.length}, by name: ${written(pages)}.`,
      excluded: `More than these. Extra Pages adds up to ${extraPages.most} for ${extraPages.price} at the till.`,
    },
    {
      subject: 'Sections',
      included: `${sections === undefined ? 'Every one you see in the demo' : `All ${sections} that you see in the demo`}, in the same order. Those you can’t use are left out.`,
      excluded: 'Sections drawn for you alone. Ask for a quote.',
    },
    {
      subject: 'Words',
      included: 'Yours in place of the sample ones, with the spelling read over.',
      excluded: 'Writing from nothing, and translations.',
    },
    {
      subject: 'Pictures',
      included: 'Every drawing in the demo, and your own photos, cut to fit and made light.',
      excluded: 'A photographer, pictures bought in, a new logo.',
    },
    {
      subject: 'Hosting',
      included: hosting.included,
      excluded: hosting.excluded,
    },
    {
      subject: 'Forms',
      included:
        'Every form in the demo. What visitors fill in is kept for you and mailed to you. In the demo they send nothing.',
      excluded: 'Taking money by a form, and booking systems of others beyond a link to them.',
    },
    {
      subject: 'Domain',
      included: `Your own address pointed at it, if you tick ${domainSetup.name} for ${domainSetup.price}.`,
      excluded: 'What whoever keeps the address and the mailboxes asks for them.',
    },
    {
      subject: 'Edits',
      included:
        'You change words, prices and photographs yourself, on the page of your order, as often as you like. What does not match the order or does not work we put right: tell us within 14 days.',
      excluded: 'Having us do it for you: maintenance is optional, and priced when you ask.',
    },
    { subject: 'Licence', included: licence[tier], excluded: licence.not },
  ],
  delivery: {
    heading: 'When you could be open',
    /** Before the day is known. */
    text: (days: string) => `${days}, from the day we have your words and pictures.`,
    /** With the first and the last day in full. */
    dated: (earliest: string, latest: string) =>
      `Order today, hand in your words and pictures today, and you are open between ${earliest} and ${latest}.`,
    note: 'The clock starts when we have what we need from you. Both days are working days: no weekend, no bank holiday in England.',
    to: 'to',
    least: 'From',
    most: 'To',
    workingDays: 'business days',
    days: 'days',
  },
  figures: {
    heading: 'How well it runs',
    performance: 'speed, of 100',
    accessibility: 'accessibility',
    bestPractices: 'best practices',
    seo: 'search engines',
    note: (lighthouse: string, date: string, kB: number) =>
      `The demo’s first page on a phone, measured with Lighthouse ${lighthouse} on ${date}. A first visit to it fetches ${kB} kB.`,
  },
} as const;
