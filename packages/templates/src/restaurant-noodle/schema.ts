import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { line, list, optional } from '../content/fields.ts';
import { ask, opening, points } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

/** What only this design shows: the counter seat by seat, how it is done, and the streets that the noodle is. */
export const schema = contentSchema(
  'restaurant-noodle',
  {
    seats: points({
      title: 'The counter',
      description: 'Your seats, from one end to the other: a dozen at most.',
    }),
    steps: points(
      { title: 'How it is done', description: 'Three or four steps, one after the other.' },
      { most: 4 },
    ),
    streets: optional(
      list(
        line(
          { title: 'Street', description: 'Its name, as its sign has it.', example: 'Westgate Road' },
          { most: 40 },
        ),
        {
          title: 'Streets',
          description: 'The one people come by, yours, and the one beyond: the noodle is drawn along them.',
          least: 3,
          most: 3,
        },
      ),
    ),
    door: optional(
      line(
        { title: 'At your door', description: 'Its number or letter, on the map.', example: '9' },
        { most: 8 },
      ),
    ),
    ask,
    end: optional(
      line(
        {
          title: 'Where it ends',
          description: 'A word or two, large, where the noodle ends.',
          example: 'The end',
        },
        { most: 24 },
      ),
    ),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
