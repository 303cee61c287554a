import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices', needs: ['prices.groups.*.items', 'design.numbers.items'] },
  { slug: 'start', name: 'First lap' },
] as const satisfies readonly DesignPage[];
