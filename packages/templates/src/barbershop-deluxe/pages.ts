import type { DesignPage } from '../design/page.ts';

/** What the page of one barber tells: more than a name, a chair and the note that stands in the list of them. */
const told = (place: number) => [
  ...['story', 'facts', 'picture'].map((field) => `people.items.${place}.${field}`),
  `design.chairs.${place}`,
];

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'prices', name: 'Prices', needs: ['prices.groups.*.items', 'design.terms.items'] },
  {
    slug: 'shaves-and-beards',
    name: 'Shaves and beards',
    needs: ['design.steps.items', 'design.faces.items', 'design.care.items'],
  },
  {
    slug: 'haircut-chart',
    name: 'Haircut chart',
    needs: ['design.cuts.items', 'design.whichOne.items', 'beforeAfter.items'],
  },
  {
    slug: 'the-chairs',
    name: 'The chairs',
    needs: ['people.items', 'story.paragraphs', 'news.items', 'design.day.items', 'design.room.picture'],
  },
  { slug: 'first-chair', name: 'Otto', needs: told(0), called: 'people.items.0.name' },
  { slug: 'second-chair', name: 'Ava', needs: told(1), called: 'people.items.1.name' },
  { slug: 'third-chair', name: 'Tam', needs: told(2), called: 'people.items.2.name' },
  { slug: 'book-a-chair', name: 'Book a chair' },
  {
    slug: 'gift-vouchers',
    name: 'Gift vouchers',
    needs: ['vouchers.items.*.price', 'design.vouchers.items'],
  },
  { slug: 'questions', name: 'Questions', needs: ['questions.items'] },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly DesignPage[];
