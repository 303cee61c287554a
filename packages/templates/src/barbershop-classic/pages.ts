import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
