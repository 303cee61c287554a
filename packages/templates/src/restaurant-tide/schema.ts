import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional, paragraph, time, yes } from '../content/fields.ts';
import { DrawingOnly, pictureOf } from '../content/pictures.ts';
import { ask, footnote, opening, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const Depth = group(
  {
    value: line({ title: 'Figure', description: 'As it is painted on the wall.', example: '5' }, { most: 8 }),
    unit: line({ title: 'Counts', description: 'What it counts.', example: 'fathoms' }, { most: 16 }),
  },
  { title: 'Depth', description: 'A mark of the gauge beside the page.' },
);

const Boat = group(
  {
    name: line({ title: 'Name', description: 'Who it is.', example: 'Little Auk' }, { most: 40 }),
    mark: optional(
      line({ title: 'Mark', description: 'A number or a place.', example: 'FY 118' }, { most: 24 }),
    ),
    text: optional(
      paragraph(
        { title: 'Text', description: 'Who they are, and how they work.', example: 'Single-handed. Sings.' },
        { most: 200 },
      ),
    ),
    depth: Type.Integer({
      title: 'How deep',
      description: 'Which mark of the gauge it goes down to: 0 is the first.',
      examples: [1],
      minimum: 0,
      maximum: 3,
    }),
    depthWords: line(
      { title: 'In words', description: 'The same for every reader.', example: 'Five fathoms' },
      { most: 40 },
    ),
    brings: line(
      { title: 'Brings', description: 'What comes of it.', example: 'Mackerel and squid.' },
      { most: 120 },
    ),
    picture: optional(pictureOf('Picture of the supplier')),
  },
  { title: 'Supplier', description: 'Somebody who brings you what you cook.' },
);

const Moment = group(
  {
    time: time({ title: 'Time', description: 'On the clock of 24.', example: '07:10' }),
    name: line({ title: 'What', description: 'What happens then.', example: 'Landed' }, { most: 40 }),
    text: optional(
      line({ title: 'Text', description: 'A few words more.', example: 'Boxed on the quay.' }, { most: 100 }),
    ),
    level: Type.Integer({
      title: 'Level',
      description: 'How high it stands, in tenths.',
      examples: [8],
      minimum: 0,
      maximum: 10,
    }),
    open: optional(yes({ title: 'Open', description: 'People can come then.' })),
  },
  { title: 'Moment', description: 'A moment of your day.' },
);

/** What only this design shows: depths, who fishes them, a day by its water, and what floats on it and lies under it. */
export const schema = contentSchema(
  'restaurant-tide',
  {
    depths: optional(
      list(Depth, {
        title: 'Depths',
        description: 'What is painted beside the groups of your prices, from the top. Plainly: nothing.',
        most: 8,
      }),
    ),
    answers: optional(
      group(
        {
          there: line(
            { title: 'There', description: 'Said of what there is today.', example: 'Landed' },
            { most: 24 },
          ),
          gone: line(
            { title: 'Not there', description: 'Said of what there is not.', example: 'Not landed' },
            { most: 24 },
          ),
        },
        {
          title: 'Today',
          description: 'How you say whether there is any. Plainly: “Not today”, and nothing.',
        },
      ),
    ),
    board: opening('Top of the menu', 'What opens the page of the menu.'),
    eating: optional(
      group(words, {
        title: 'What is in it',
        description: 'Over the menu by diets and allergens, where you tell of any.',
      }),
    ),
    boatsTop: opening('Top of the suppliers', 'What opens the page of your suppliers.'),
    boats: optional(
      group(
        {
          ...words,
          items: list(Boat, {
            title: 'Suppliers',
            description: 'Three to five stand side by side.',
            most: 8,
          }),
        },
        { title: 'Suppliers', description: 'Who brings you what you cook.' },
      ),
    ),
    tides: opening('Top of your day', 'What opens the page of your day.'),
    day: optional(
      group(
        {
          ...words,
          items: list(Moment, { title: 'Moments', description: 'In the order of the day.', most: 12 }),
          footnote,
        },
        { title: 'Your day', description: 'From first thing to last.' },
      ),
    ),
    book: opening('Top of the booking', 'What opens the page that asks for a table.'),
    visit: opening('Top of the way here', 'What opens the page that leads to you.'),
    ask,
    afloat: optional(
      Type.Union(DrawingOnly.anyOf, {
        title: 'Afloat',
        description: 'What floats before the photograph that opens your site: a boat, or nothing.',
      }),
    ),
    bed: optional(
      Type.Union(pictureOf('At the bottom').anyOf, {
        title: 'At the bottom',
        description: 'What lies at the foot of each page: a photograph, a drawing, or sand alone.',
      }),
    ),
    floor: optional(
      line(
        {
          title: 'What lies there',
          description: 'What a drawing at the foot of each page shows, for those who do not see it.',
          example: 'On the sea bed: an anchor',
        },
        { most: 160 },
      ),
    ),
    end: optional(
      line(
        { title: 'Last word', description: 'Large, at the bottom.', example: 'You’ve touched bottom' },
        { most: 40 },
      ),
    ),
    endDepth: optional(Depth),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
    lost: opening('Under it', 'What stands below that.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
