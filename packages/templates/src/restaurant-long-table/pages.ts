import type { DesignPage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'tonight', name: 'Tonight', needs: ['prices.groups.*.items'] },
  {
    slug: 'the-table',
    name: 'The table',
    needs: ['design.evening.items', 'design.manners.items', 'beforeAfter.items'],
  },
  {
    slug: 'lunch',
    name: 'Lunch',
    needs: ['design.lunch.top.lead', 'design.lunch.dishes.items', 'design.lunch.bill'],
  },
  { slug: 'wine', name: 'Wine', needs: ['design.wine.groups', 'design.others.groups'] },
  { slug: 'book', name: 'Book a seat' },
  { slug: 'whole-table', name: 'Whole table', needs: ['design.whole'] },
  { slug: 'kitchen', name: 'The kitchen', needs: ['people.items', 'story.paragraphs', 'news.items'] },
  { slug: 'growers', name: 'Growers', needs: ['design.growers.items', 'design.never.items'] },
  { slug: 'bread', name: 'Bread', needs: ['design.bread.groups', 'design.counter.week'] },
  {
    slug: 'allergies',
    name: 'Allergies',
    needs: ['prices.groups.*.items.*.allergens', 'design.allergies.lead', 'design.yours.items'],
  },
  { slug: 'questions', name: 'Questions', needs: ['questions.items'] },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
