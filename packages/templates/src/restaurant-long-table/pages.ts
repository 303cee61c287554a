import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'tonight', name: 'Tonight' },
  { slug: 'the-table', name: 'The table' },
  { slug: 'lunch', name: 'Lunch' },
  { slug: 'wine', name: 'Wine' },
  { slug: 'book', name: 'Book a seat' },
  { slug: 'whole-table', name: 'Whole table' },
  { slug: 'kitchen', name: 'The kitchen' },
  { slug: 'growers', name: 'Growers' },
  { slug: 'bread', name: 'Bread' },
  { slug: 'allergies', name: 'Allergies' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
