import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { optional } from '../content/fields.ts';
import { ask, Facts, opening, Prices } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

/** What only this design shows: what stands by the till, how to pay, and the form that asks for a chair. */
export const schema = contentSchema(
  'barbershop-classic',
  {
    prices: opening('Top of the prices', 'What opens the page of prices.'),
    extras: optional(Prices),
    paying: optional(Facts),
    invitation: opening('Invitation', 'What stands beside the questions about money.'),
    visit: opening('Top of the way here', 'What opens the page that leads to you.'),
    ask,
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Site = SiteProps<Content, Labels, (typeof pages)[number]['slug']>;
