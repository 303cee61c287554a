import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional, yes } from '../content/fields.ts';
import { ask, opening, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const drawer = (title: string) =>
  optional(
    line({ title, description: 'What its small drawer is called.', example: 'The door' }, { most: 24 }),
  );

const label = (title: string, description: string) =>
  optional(
    group(
      {
        name: line(
          { title: 'Name', description: 'What it is, on the label.', example: 'Homo sapiens' },
          { most: 48 },
        ),
        commonName: optional(
          line(
            { title: 'Called', description: 'What people call it.', example: 'Mina Sabry, florist' },
            { most: 60 },
          ),
        ),
        lines: list(
          line({ title: 'Line', description: 'Where it was found, when.', example: 'Field 2, row 9' }),
          {
            title: 'Lines',
            description: 'Two at most look best.',
            most: 3,
          },
        ),
        last: optional(
          line(
            { title: 'Last line', description: 'A price, a joke.', example: 'Advice: no charge' },
            { most: 40 },
          ),
        ),
      },
      { title, description },
    ),
  );

/** What only this design shows: labels, what lies in the press, and how it is done. */
export const schema = contentSchema(
  'flowershop-herbarium',
  {
    collection: optional(
      line(
        {
          title: 'Collection',
          description: 'Set small above the line of every label.',
          example: 'Herb. Sabry, Reading',
        },
        { most: 40 },
      ),
    ),
    latin: optional(
      yes({ title: 'Latin', description: 'The names of what you sell are Latin, and are read out so.' }),
    ),
    number: optional(
      line(
        {
          title: 'Number',
          description: 'What stands before the number of a sheet. Plainly: no numbers.',
          example: 'No.',
        },
        { most: 8 },
      ),
    ),
    week: opening('Top of this week', 'What opens the page of everything you have.'),
    press: points({ title: 'What comes next', description: 'What is not ready yet, with when it will be.' }),
    steps: optional(
      group(
        {
          ...words,
          unit: line(
            { title: 'Counts', description: 'What the ruler counts.', example: 'days' },
            { most: 16 },
          ),
          items: list(
            group(
              {
                at: Type.Integer({
                  title: 'At',
                  description: 'Where on the ruler it stands.',
                  examples: [4],
                  minimum: 0,
                  maximum: 9999,
                }),
                title: line(
                  { title: 'Title', description: 'What to do.', example: 'Change the paper' },
                  { most: 40 },
                ),
                text: line(
                  { title: 'Text', description: 'How.', example: 'Tease the petals out.' },
                  { most: 200 },
                ),
              },
              { title: 'Step', description: 'One step, and when.' },
            ),
            { title: 'Steps', description: 'In their order.', most: 8 },
          ),
        },
        { title: 'How it is done', description: 'Something your customers can do at home.' },
      ),
    ),
    drawers: optional(
      group(
        {
          press: drawer('What comes next'),
          story: drawer('Your story'),
          steps: drawer('How it is done'),
          hours: drawer('The hours'),
        },
        { title: 'Small drawers', description: 'Ways to the parts of the first page.' },
      ),
    ),
    storyLabel: label('Label of your story', 'On the sheet beside it.'),
    visitLabel: label('Label of the map', 'On its sheet.'),
    notFoundLabel: label('Label where no page is', 'On the bare sheet.'),
    ask,
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
