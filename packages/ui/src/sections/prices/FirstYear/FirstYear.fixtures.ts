import type { FirstYearProps } from './FirstYear.tsx';

export const classic = {
  heading: 'The first year, added up',
  lead: 'Tick what you want with it. It comes along to the till.',
  formAction: '/checkout',
  template: { id: 'barbershop-classic', price: 299_00 },
  addOns: [
    {
      id: 'extraPages',
      name: 'Extra Pages',
      price: 50_00,
      description: 'Up to 3 more: the team, the gallery, the second chair.',
    },
    {
      id: 'blogSetup',
      name: 'Blog Setup',
      price: 100_00,
      description: 'A page for news and offers, in the look of your site.',
    },
  ],
  free: ['Hosting'],
  formatPrice: (minor: number) => `$${minor / 100}`,
  receipt: {
    shop: { name: 'Awning', tagline: 'Barbershop Classic, year one' },
    footer: ['A web address of your own comes from others, who charge for it by the year.'],
  },
  labels: {
    addOns: 'Add at the counter',
    website: 'Website',
    total: 'To us, once',
    totalWithoutScript: 'The till adds up what you tick.',
    order: 'Order this website',
  },
} satisfies FirstYearProps;
