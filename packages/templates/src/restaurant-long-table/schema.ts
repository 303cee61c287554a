import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional } from '../content/fields.ts';
import { Hours } from '../content/business.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, points, Prices, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const lines = optional(
  list(
    group(
      {
        words: line(
          { title: 'Words', description: 'One to three of them.', example: 'Sit down' },
          { most: 24 },
        ),
        picture: optional(pictureOf('Picture beside the line')),
      },
      { title: 'Line', description: 'A few words of the heading, and what lies on the plate beside them.' },
    ),
    {
      title: 'Lines',
      description:
        'The heading line by line, a plate to each. Plainly: leave them out, and the heading stands alone.',
      most: 4,
    },
  ),
);

const top = (title: string, description: string) =>
  optional(group({ ...words, lines }, { title, description }));

const Bill = group(
  {
    ...words,
    caption: line(
      { title: 'Whose bill', description: 'Over its lines.', example: 'Supper for two' },
      { most: 60 },
    ),
    lines: list(
      group(
        {
          name: line({ title: 'Name', description: 'What was had.', example: 'Two suppers' }, { most: 60 }),
          price: line({ title: 'Price', description: 'As it is written.', example: '£78' }, { most: 16 }),
        },
        { title: 'Line', description: 'One thing on the bill.' },
      ),
      { title: 'Lines', description: 'What was had, and what it came to.', most: 10 },
    ),
    total: group(
      {
        name: line({ title: 'Name', description: 'Before the sum.', example: 'All of it' }, { most: 40 }),
        price: line({ title: 'Sum', description: 'As it is written.', example: '£95' }, { most: 16 }),
      },
      { title: 'Sum', description: 'What it comes to.' },
    ),
    thanks: optional(
      line({ title: 'Last line', description: 'Across the foot.', example: 'Thank you' }, { most: 120 }),
    ),
  },
  { title: 'Bill', description: 'An example, so that nobody has to ask what it comes to.' },
);

const chair = Type.Integer({
  title: 'Chair',
  description: 'By its number.',
  examples: [4],
  minimum: 1,
  maximum: 40,
});

/** What only this design shows: a table laid down the page, its chairs, its bill, and what is on the plates. */
export const schema = contentSchema(
  'restaurant-long-table',
  {
    lines,
    seating: optional(
      group(
        {
          ...words,
          sittings: list(
            group(
              {
                name: line(
                  { title: 'Name', description: 'Which sitting.', example: 'First sitting, 6 o’clock' },
                  { most: 60 },
                ),
                summary: line(
                  { title: 'In words', description: 'What the plan shows.', example: 'Six chairs free' },
                  { most: 60 },
                ),
                chairs: Type.Integer({
                  title: 'Chairs',
                  description: 'How many there are.',
                  examples: [24],
                  minimum: 2,
                  maximum: 40,
                }),
                free: list(chair, { title: 'Free', description: 'Which of them are free.', most: 40 }),
              },
              { title: 'Sitting', description: 'One time at the table.' },
            ),
            { title: 'Sittings', description: 'In their order.', most: 3 },
          ),
          head: optional(
            line(
              { title: 'Head', description: 'What is beyond the head.', example: 'Kitchen' },
              { most: 20 },
            ),
          ),
          foot: optional(
            line({ title: 'Foot', description: 'What is beyond the foot.', example: 'Window' }, { most: 20 }),
          ),
          note: optional(
            line({ title: 'Note', description: 'Under the plan.', example: 'Drawn at four.' }, { most: 160 }),
          ),
        },
        { title: 'Chairs', description: 'Which are taken and which are free.' },
      ),
    ),
    bill: optional(Bill),
    evening: points({ title: 'How it goes', description: 'Hour by hour.' }),
    manners: points({ title: 'Manners', description: 'What is done at the table.' }),
    lunch: optional(
      group(
        {
          top: top('Top', 'What opens the page.'),
          dishes: points({ title: 'Dishes', description: 'In their order.' }),
          bill: optional(Bill),
        },
        { title: 'Lunch', description: 'What stands on that page.' },
      ),
    ),
    wine: optional(Prices),
    others: optional(Prices),
    bread: optional(Prices),
    counter: optional(Hours),
    whole: optional(
      group(
        {
          top: top('Top', 'What opens the page.'),
          parts: points({ title: 'What is in it', description: 'Part by part.' }),
          bill: optional(Bill),
          form: optional(group({ ...words }, { title: 'Form', description: 'Over the form.' })),
        },
        { title: 'The whole table', description: 'What stands on that page.' },
      ),
    ),
    growers: points({ title: 'Growers', description: 'Whom you buy from, and how far.' }),
    never: points({ title: 'Not bought', description: 'What you leave to others.' }),
    allergies: optional(
      group(
        {
          ...words,
          caption: optional(
            line(
              { title: 'Over the chart', description: 'Whose dishes.', example: 'Tonight’s dishes' },
              { most: 60 },
            ),
          ),
          note: optional(
            line(
              { title: 'Note', description: 'Under the chart.', example: 'There is sesame in the air.' },
              { most: 240 },
            ),
          ),
        },
        { title: 'What is in it', description: 'Over the chart of what must be told.' },
      ),
    ),
    yours: points({ title: 'If one is yours', description: 'What a guest with an allergy does.' }),
    tops: optional(
      group(
        {
          table: top('How it works', 'The top of that page.'),
          book: top('Book', 'The top of that page.'),
          questions: top('Questions', 'The top of that page.'),
          visit: top('Find us', 'The top of that page.'),
        },
        { title: 'Tops of pages', description: 'What opens each page.' },
      ),
    ),
    ask,
    closing: optional(group({ ...words }, { title: 'Last words', description: 'What pages end with.' })),
    notFound: top('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
