import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'start', name: 'First lap' },
] as const satisfies readonly TemplatePage[];
