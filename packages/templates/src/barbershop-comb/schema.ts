import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional } from '../content/fields.ts';
import { DrawingOnly } from '../content/pictures.ts';
import { ask, opening, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const Length = group(
  {
    mark: line({ title: 'Mark', description: 'What to ask for.', example: '3' }, { most: 8 }),
    length: Type.Number({
      title: 'Length',
      description: 'Any unit, the same for all: they are drawn to one scale.',
      examples: [10],
      minimum: 0,
      maximum: 1000,
    }),
    measure: line(
      { title: 'In words', description: 'The same as people say it.', example: '10 mm' },
      { most: 24 },
    ),
    note: optional(
      line({ title: 'Note', description: 'Who has it.', example: 'School photo' }, { most: 60 }),
    ),
  },
  { title: 'Length', description: 'One that can be asked for by its mark.' },
);

/** What only this design shows: lengths hung up as combs, and two sides to every person. */
export const schema = contentSchema(
  'barbershop-comb',
  {
    rail: opening('Prices on the first page', 'What stands over the first of your prices.'),
    lengths: optional(
      group(
        {
          ...words,
          items: list(Length, {
            title: 'Lengths',
            description: 'The shortest first; nine fit in a row.',
            most: 12,
          }),
        },
        { title: 'Lengths', description: 'To ask for by number, drawn as combs.' },
      ),
    ),
    sides: optional(
      list(
        line({ title: 'Side', description: 'What one side is called.', example: 'Side A' }, { most: 24 }),
        {
          title: 'Sides',
          description: 'What the facts about each person are headed with, in their order. Plainly: nothing.',
          most: 6,
        },
      ),
    ),
    numbers: points(
      { title: 'In numbers', description: 'Two to four numbers, and what they mean.' },
      { most: 4 },
    ),
    visit: opening('Top of the way here', 'What opens the page that leads to you.'),
    book: opening('Top of the booking', 'What opens the page that asks for a chair.'),
    ask,
    closing: opening('Last words', 'What pages end with.'),
    beside: optional(
      Type.Union(DrawingOnly.anyOf, {
        title: 'Beside the last words',
        description: 'What stands there: an afro comb, or nothing.',
      }),
    ),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
