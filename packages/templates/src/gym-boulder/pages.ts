import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices', needs: ['prices.groups.*.items'] },
  { slug: 'first-time', name: 'First time' },
] as const satisfies readonly DesignPage[];
