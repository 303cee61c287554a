import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  {
    slug: 'prices',
    name: 'Prices',
    needs: ['prices.groups.*.items', 'prices.special', 'design.extras.groups', 'design.paying.items'],
  },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
