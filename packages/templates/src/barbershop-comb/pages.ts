import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'lengths', name: 'The lengths' },
  { slug: 'family', name: 'The family' },
  { slug: 'book', name: 'Book' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
