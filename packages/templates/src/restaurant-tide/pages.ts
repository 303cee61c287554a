import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'board', name: 'The board' },
  { slug: 'boats', name: 'The boats' },
  { slug: 'tides', name: 'Tides' },
  { slug: 'book', name: 'Book a table' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
