import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'tariff', name: 'Prices', needs: ['prices.groups.*.items'] },
  { slug: 'bay-plan', name: 'Timetable', needs: ['timetable.sessions', 'design.classes.items'] },
  {
    slug: 'the-levels',
    name: 'The levels',
    needs: ['design.levels.items', 'story.paragraphs'],
    promises: 'design.levels.items',
  },
  {
    slug: 'attendants',
    name: 'Coaches',
    needs: ['people.items', 'news.items', 'quotes.items', 'reviews', 'design.people.lead'],
  },
  { slug: 'way-in', name: 'Find us' },
] as const satisfies readonly DesignPage[];
