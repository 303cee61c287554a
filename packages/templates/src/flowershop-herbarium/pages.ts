import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'this-week', name: 'This week', needs: ['prices.groups.*.items', 'design.steps.items'] },
  { slug: 'visit', name: 'Visit' },
] as const satisfies readonly DesignPage[];
