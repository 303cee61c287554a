import type { DesignPage } from '../design/page.ts';

/** What the page of a part of the place may show. */
const partOf = (part: string) =>
  [
    'lead',
    'lanes.items',
    'points.items',
    'beside',
    'prices.groups.*.items',
    'notes.items',
    'questions.items',
  ].map((field) => `design.${part}.${field}`);

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'the-pool', name: 'The pool', needs: partOf('pool') },
  { slug: 'gym-floor', name: 'The gym floor', needs: partOf('gymFloor') },
  { slug: 'classes', name: 'Classes', needs: ['timetable.sessions', 'design.classes.items'] },
  { slug: 'learn-to-swim', name: 'Learn to swim', needs: partOf('lessons') },
  { slug: 'steam-rooms', name: 'Steam rooms', needs: partOf('steam') },
  { slug: 'memberships', name: 'Memberships', needs: ['prices.groups.*.items', 'vouchers.items.*.price'] },
  { slug: 'first-visit', name: 'First visit', needs: partOf('firstVisit') },
  {
    slug: 'the-people',
    name: 'The people',
    needs: ['people.items', 'news.items', 'design.people.lead', 'quotes.items'],
  },
  { slug: 'the-building', name: 'The building', needs: [...partOf('building'), 'beforeAfter.items'] },
  { slug: 'questions', name: 'Questions', needs: ['questions.items'] },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
