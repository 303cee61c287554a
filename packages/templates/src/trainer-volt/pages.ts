import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices' },
  { slug: 'timetable', name: 'Timetable' },
  { slug: 'the-lifts', name: 'The lifts' },
  { slug: 'about', name: 'About' },
  { slug: 'start', name: 'First session' },
] as const satisfies readonly TemplatePage[];
