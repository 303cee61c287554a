import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  {
    slug: 'prices',
    name: 'Prices',
    needs: ['prices.groups.*.items', 'design.cards.items', 'design.noCatch.items', 'vouchers.items'],
  },
  { slug: 'timetable', name: 'Timetable', needs: ['timetable.sessions', 'design.sessions.items'] },
  {
    slug: 'the-lifts',
    name: 'The lifts',
    needs: ['design.lifts.items', 'design.progress.items', 'design.board.items'],
  },
  {
    slug: 'about',
    name: 'About',
    needs: [
      'story.paragraphs',
      'people.items',
      'design.milestones.items',
      'design.kit.items',
      'design.rules.items',
    ],
  },
  { slug: 'start', name: 'First session' },
] as const satisfies readonly DesignPage[];
