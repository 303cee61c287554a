import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'menu', name: 'Menu', needs: ['prices.groups.*.items', 'prices.special'] },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
