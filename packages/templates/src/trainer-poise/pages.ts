import type { DesignPage } from '../design/page.ts';

/** The page of one kind of visitors. */
const reason = <Slug extends string>(slug: Slug, name: string, place: number) => {
  const itself = `design.reasons.items.${place}`;
  return { slug, name, needs: [itself], called: `${itself}.title` };
};

export const pages = [
  { slug: '', name: 'Home' },
  {
    slug: 'method',
    name: 'Balance',
    needs: ['design.method.lead', 'design.senses.items', 'design.hour.items'],
  },
  reason('first-reason', 'Over sixty', 0),
  reason('second-reason', 'After an injury', 1),
  reason('third-reason', 'After a baby', 2),
  reason('fourth-reason', 'Desk people', 3),
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
