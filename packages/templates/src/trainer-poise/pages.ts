import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'balance', name: 'Balance' },
  { slug: 'over-sixty', name: 'Over sixty' },
  { slug: 'after-an-injury', name: 'After an injury' },
  { slug: 'after-a-baby', name: 'After a baby' },
  { slug: 'desk-people', name: 'Desk people' },
  { slug: 'classes', name: 'Classes' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'the-coach', name: 'The coach' },
  { slug: 'ten-minutes-at-home', name: 'Ten minutes at home' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'begin', name: 'Begin here' },
] as const satisfies readonly TemplatePage[];
