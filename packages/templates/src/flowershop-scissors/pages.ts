import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'this-week', name: 'This week' },
  { slug: 'visit', name: 'Visit' },
  { slug: 'in-season', name: 'In season' },
  { slug: 'big-days', name: 'Big days' },
  { slug: 'order', name: 'Order' },
] as const satisfies readonly TemplatePage[];
