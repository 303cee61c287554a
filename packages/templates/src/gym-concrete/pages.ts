import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'tariff', name: 'Tariff' },
  { slug: 'bay-plan', name: 'Bay plan' },
  { slug: 'the-levels', name: 'The levels' },
  { slug: 'attendants', name: 'Attendants' },
  { slug: 'way-in', name: 'Way in' },
] as const satisfies readonly TemplatePage[];
