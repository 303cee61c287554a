import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'tariff', name: 'Tariff', needs: ['prices.groups.*.items'] },
  { slug: 'bay-plan', name: 'Bay plan', needs: ['timetable.sessions', 'design.classes.items'] },
  {
    slug: 'the-levels',
    name: 'The levels',
    needs: ['design.levels.items', 'story.paragraphs'],
    promises: 'design.levels.items',
  },
  {
    slug: 'attendants',
    name: 'Attendants',
    needs: ['people.items', 'news.items', 'quotes.items', 'reviews', 'design.people.lead'],
  },
  { slug: 'way-in', name: 'Way in' },
] as const satisfies readonly DesignPage[];
