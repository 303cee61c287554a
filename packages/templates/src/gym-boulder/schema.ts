import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { line, list, optional } from '../content/fields.ts';
import { ask, opening, points } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

/** What only this design shows: how hard it is, and what happens the first time. */
export const schema = contentSchema(
  'gym-boulder',
  {
    facts: optional(
      list(
        line({ title: 'Fact', description: 'A few words.', example: 'Step-free to the mats' }, { most: 40 }),
        {
          title: 'Facts',
          description: 'Under your story, a few words each.',
          most: 6,
        },
      ),
    ),
    grades: points(
      {
        title: 'How hard it is',
        description: 'From easy to hard: each is drawn in a shape and a colour of its own.',
      },
      { most: 6 },
    ),
    steps: points({ title: 'The first time', description: 'What happens, a step after the other.' }),
    bring: points({ title: 'What to bring', description: 'Two to four lines.' }, { most: 4 }),
    begin: optional(
      line(
        {
          title: 'First button',
          description: 'The way to the page for beginners.',
          example: 'Start at the bottom',
        },
        { most: 24 },
      ),
    ),
    ask,
    landing: opening('Last words', 'What every page ends on.'),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
