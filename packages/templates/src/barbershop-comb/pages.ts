import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices', needs: ['prices.groups.*.items', 'vouchers.items'] },
  { slug: 'lengths', name: 'The lengths', needs: ['design.lengths.items', 'gallery.items.*.caption'] },
  {
    slug: 'family',
    name: 'The family',
    needs: ['people.items', 'design.numbers.items', 'quotes.items', 'reviews'],
  },
  { slug: 'book', name: 'Book' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
