import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'this-week', name: 'This week' },
  { slug: 'visit', name: 'Visit' },
] as const satisfies readonly TemplatePage[];
