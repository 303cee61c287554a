import type { TemplatePage } from '../page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'start', name: 'Start' },
] as const satisfies readonly TemplatePage[];
