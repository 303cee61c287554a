import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, money, optional } from '../content/fields.ts';
import { DrawingOnly, pictureOf } from '../content/pictures.ts';
import { ask, Fact, opening, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const plate = optional(
  line(
    { title: 'Plate', description: 'A word or two on a sign above the heading.', example: 'Keep left' },
    { most: 40 },
  ),
);

const plated = (title: string, description: string) =>
  optional(
    group(
      { plate, ...words, picture: optional(pictureOf(`Picture for “${title}”`)) },
      { title, description },
    ),
  );

/** What only this design shows: levels, a ticket, and signs as a car park has them. */
export const schema = contentSchema(
  'gym-concrete',
  {
    plate,
    marks: optional(
      list(line({ title: 'Mark', description: 'One or two characters.', example: 'G' }, { most: 8 }), {
        title: 'Levels of the pages',
        description:
          'What stands before the name of each page, in their order. Plainly: nothing but numbers.',
        most: 6,
      }),
    ),
    letter: optional(
      line(
        { title: 'Letter', description: 'On the plate of the board of prices.', example: 'P' },
        { most: 8 },
      ),
    ),
    notices: optional(
      list(
        line(
          { title: 'Notice', description: 'What is charged for, or not.', example: 'No joining fee' },
          { most: 120 },
        ),
        {
          title: 'Notices',
          description: 'Under each group of prices, in their order.',
          most: 8,
        },
      ),
    ),
    ticket: optional(
      group(
        {
          heading: line(
            { title: 'Heading', description: 'Printed along its top.', example: 'Pay and display' },
            { most: 40 },
          ),
          price: money({ title: 'Price', description: '0 is free.', example: 0 }),
          lines: list(Fact, { title: 'Lines', description: 'What a machine prints.', most: 6 }),
        },
        { title: 'Ticket', description: 'Lies beside the prices: your offer for beginners.' },
      ),
    ),
    limit: optional(
      line(
        { title: 'On the barrier', description: 'What hangs over the hours, short.', example: 'Max. 2.1 m' },
        { most: 24 },
      ),
    ),
    limitText: optional(
      line(
        { title: 'Beside the hours', description: 'A sentence.', example: 'Mind the pipe and come anyway.' },
        { most: 200 },
      ),
    ),
    levels: points({
      title: 'What is where',
      description: 'Floor by floor, room by room: from the top down.',
    }),
    historyFacts: optional(
      list(line({ title: 'Fact', description: 'A few words.', example: '412 spaces' }), {
        title: 'Facts',
        description: 'Under your story.',
        most: 6,
      }),
    ),
    classes: points({ title: 'The classes', description: 'Everything in the week, in a line each.' }),
    people: plated('Top of the people', 'What opens the page of those who work here.'),
    visit: plated('Top of the way in', 'What opens the page that leads to you.'),
    ask,
    closing: opening('Last words', 'What pages end with.'),
    beside: optional(
      Type.Union(DrawingOnly.anyOf, {
        title: 'Beside the last words',
        description: 'What stands there: a ticket machine, or nothing.',
      }),
    ),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
