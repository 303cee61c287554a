import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  {
    slug: 'method',
    name: 'Balance',
    needs: ['design.method.lead', 'design.senses.items', 'design.hour.items'],
  },
  { slug: 'first-reason', name: 'Over sixty', needs: ['design.reasons.items.0'] },
  { slug: 'second-reason', name: 'After an injury', needs: ['design.reasons.items.1'] },
  { slug: 'third-reason', name: 'After a baby', needs: ['design.reasons.items.2'] },
  { slug: 'fourth-reason', name: 'Desk people', needs: ['design.reasons.items.3'] },
  { slug: 'classes', name: 'Classes', needs: ['timetable.sessions', 'design.manners.items'] },
  {
    slug: 'prices',
    name: 'Prices',
    needs: ['prices.groups.*.items', 'vouchers.items.*.price', 'design.cards.items'],
  },
  {
    slug: 'people',
    name: 'The coach',
    needs: ['people.items', 'story.paragraphs', 'news.items', 'design.life.items', 'design.papers.items'],
  },
  { slug: 'exercises', name: 'Ten minutes at home', needs: ['design.exercises.items'] },
  { slug: 'questions', name: 'Questions', needs: ['questions.items'] },
  { slug: 'begin', name: 'Begin here' },
] as const satisfies readonly DesignPage[];
