import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'this-week', name: 'This week', needs: ['prices.groups.*.items'] },
  { slug: 'visit', name: 'Visit' },
  {
    slug: 'in-season',
    name: 'In season',
    needs: [
      'design.year.items',
      'design.year.lead',
      'design.garden.paragraphs',
      'news.items',
      'design.seasonAsked.items',
    ],
  },
  {
    slug: 'big-days',
    name: 'Big days',
    needs: [
      'design.occasions.items',
      'design.occasions.lead',
      'design.wedding.paragraphs',
      'design.farewell.paragraphs',
      'design.thanks.items',
      'design.bigDaysAsked.items',
    ],
  },
  { slug: 'order', name: 'Order' },
] as const satisfies readonly DesignPage[];
