import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional } from '../content/fields.ts';
import { ask, opening, Point, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const laps = (title: string, description: string, most: number) =>
  optional(
    group(
      {
        ...words,
        unit: optional(
          line({ title: 'Counts', description: 'What its numbers count.', example: 'Week' }, { most: 24 }),
        ),
        items: list(Point, { title: 'Stages', description: 'In order; they are numbered.', most }),
      },
      { title, description },
    ),
  );

/** What only this design shows: a plan along the track, what happens the first time, and the words inside the bends. */
export const schema = contentSchema(
  'trainer-lane',
  {
    plan: laps('The plan', 'Stage by stage along the track: weeks, sessions, distances.', 24),
    first: laps('The first time', 'What happens when somebody comes for the first time.', 8),
    numbers: points(
      { title: 'In numbers', description: 'Two to four numbers about paying, and what they mean.' },
      { most: 4 },
    ),
    closing: opening('Last words', 'What every page comes round to.'),
    start: opening('Top of the first lap', 'What opens the page that asks people to begin.'),
    ask,
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
