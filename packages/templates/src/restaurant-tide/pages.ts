import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'board', name: 'The board', needs: ['prices.groups.*.items'] },
  {
    slug: 'boats',
    name: 'The boats',
    needs: ['design.boats.items', 'people.items', 'story.paragraphs'],
    promises: 'design.boats.items',
  },
  { slug: 'tides', name: 'Tides', needs: ['design.day.items'] },
  { slug: 'book', name: 'Book a table' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
