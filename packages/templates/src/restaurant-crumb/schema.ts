import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { list, optional } from '../content/fields.ts';
import { ask, opening, Point } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

/** What only this design shows: the day by its hours, and what opens each page. */
export const schema = contentSchema(
  'restaurant-crumb',
  {
    day: optional(
      list(Point, {
        title: 'Your day',
        description: 'Three or four hours of it, first to last. The mark is the time, and stands large.',
        most: 6,
      }),
    ),
    menu: opening('Top of the menu', 'What opens the page of prices.'),
    visit: opening('Top of the way here', 'What opens the page that leads to you.'),
    ask,
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Site = SiteProps<Content, Labels, (typeof pages)[number]['slug']>;
