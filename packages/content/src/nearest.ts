/** Designs by their templates' ids, the nearest first, each with what makes it near: only what it shows. */
export interface Nearest {
  templates: readonly [string, ...string[]];
  why: string;
}

/** The nearest designs to a trade of the landing page that has no design of its own. */
export const nearest: Readonly<Record<string, Nearest>> = {
  Photography: {
    templates: ['flowershop-scissors', 'barbershop-comb'],
    why: 'pictures first, each with its price',
  },
  Consulting: { templates: ['trainer-poise', 'trainer-lane'], why: 'one person, put plainly' },
  Education: { templates: ['trainer-lane', 'gym-baths'], why: 'a course, week by week' },
  Health: { templates: ['gym-baths', 'trainer-poise'], why: 'classes and memberships' },
  Technology: { templates: ['gym-concrete', 'trainer-volt'], why: 'levels and a tariff' },
  Marketing: { templates: ['trainer-volt', 'barbershop-comb'], why: 'not shy of large letters' },
  'Real Estate': { templates: ['flowershop-glasshouse', 'gym-concrete'], why: 'a tour, room by room' },
  Travel: { templates: ['restaurant-tide', 'gym-boulder'], why: 'a day with its times' },
  Beauty: {
    templates: ['barbershop-comb', 'barbershop-deluxe'],
    why: 'prices, people and a booking request',
  },
  Weddings: { templates: ['flowershop-glasshouse', 'flowershop-scissors'], why: 'has a page for weddings' },
};
