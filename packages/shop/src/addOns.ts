import type { Minor } from './money.ts';

export type AddOnId = 'extraPages' | 'blogSetup' | 'domainSetup' | 'priorityLaunch' | 'staffTraining';

export interface AddOn {
  id: AddOnId;
  name: string;
  /** Paid once, on top of the template. */
  price: Minor;
  /** One line at the counter. */
  description: string;
}

/** How many pages the add-on Extra Pages has. The terms name it too. */
export const mostExtraPages = 3;

/** Everything that can be bought beside a template. Names and prices: docs/product.md, “Tiers and add-ons”. */
const addOns: Readonly<Record<AddOnId, AddOn>> = {
  extraPages: {
    id: 'extraPages',
    name: 'Extra Pages',
    price: 50_00,
    description: `Up to ${mostExtraPages} more: the team, the gallery, the second chair.`,
  },
  blogSetup: {
    id: 'blogSetup',
    name: 'Blog Setup',
    price: 100_00,
    description: 'A page for news and offers, in the look of your site.',
  },
  domainSetup: {
    id: 'domainSetup',
    name: 'Custom Domain Setup',
    price: 25_00,
    description: 'Your own address, pointed the right way.',
  },
  priorityLaunch: {
    id: 'priorityLaunch',
    name: 'Priority Launch',
    price: 100_00,
    description: 'To the front of the queue.',
  },
  staffTraining: {
    id: 'staffTraining',
    name: 'Staff Training Session',
    price: 80_00,
    description: 'An hour on a call with whoever keeps the site.',
  },
};

const soldWithEveryTemplate: readonly AddOnId[] = ['extraPages', 'blogSetup', 'domainSetup'];

/** The add-ons of a template: the three sold with every one, then its own. */
export function addOnsOf(template: { addOns: readonly AddOnId[] }): readonly AddOn[] {
  return [...soldWithEveryTemplate, ...template.addOns].map((id) => addOns[id]);
}
