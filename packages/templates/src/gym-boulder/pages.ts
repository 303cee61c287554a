import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'first-time', name: 'First time' },
] as const satisfies readonly TemplatePage[];
