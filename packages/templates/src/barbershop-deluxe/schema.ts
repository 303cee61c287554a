import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const after = optional(
  line(
    {
      title: 'In the mirror',
      description:
        'What the heading becomes: across the mirror on the first page, under the heading on every other.',
      example: 'Go out sharp',
    },
    { most: 40 },
  ),
);

const top = (title: string, description: string) =>
  optional(
    group(
      {
        ...words,
        after,
        aside: optional(
          line(
            {
              title: 'And a last word',
              description: 'Stands under the words: a price, an hour, a sentence.',
              example: 'Good for two years, in any chair.',
            },
            { most: 120 },
          ),
        ),
        picture: optional(pictureOf(`Picture for “${title}”`)),
      },
      { title, description },
    ),
  );

const place = Type.Integer({
  title: 'Number',
  description: 'Of a look on the chart, counted from 1.',
  examples: [3],
  minimum: 1,
  maximum: 12,
});

/** What only this design shows: two sides of a mirror, charts to point at, and a page for each of three people. */
export const schema = contentSchema(
  'barbershop-deluxe',
  {
    after,
    hours: optional(
      group(
        { ...words },
        { title: 'Beside the clock', description: 'What is said of your hours, beside the clock.' },
      ),
    ),
    cuts: points({ title: 'The chart', description: 'What can be asked for by its number.' }),
    faces: points({ title: 'The second chart', description: 'The same, for faces.' }),
    whichOne: points({ title: 'Which one', description: 'Which of them suits whom.' }),
    steps: points({ title: 'Minute by minute', description: 'How it goes: a minute, and what happens.' }),
    care: points({ title: 'Afterwards', description: 'What people ask about looking after it.' }),
    terms: points({ title: 'The small print', description: 'What holds for every price.' }),
    day: points({ title: 'How the day goes', description: 'An hour, and who comes.' }),
    booked: points({ title: 'After booking', description: 'What happens then, step by step.' }),
    vouchers: points({ title: 'How vouchers work', description: 'By post, in a hurry, lost.' }),
    saidBefore: optional(
      list(
        line(
          {
            title: 'Line on the way in',
            description: 'What the same customer said before.',
            example: 'Just tidy it up.',
          },
          { most: 160 },
        ),
        { title: 'On the way in', description: 'One for each quote, in their order.', most: 12 },
      ),
    ),
    saidHeading: optional(
      line(
        {
          title: 'Over the words before',
          description: 'Stands across from the heading of the quotes.',
          example: 'Said on the way in',
        },
        { most: 60 },
      ),
    ),
    chairs: optional(
      list(
        group(
          {
            story: points({ title: 'Their story', description: 'A question or a word, and the answer.' }),
            chart: optional(
              line(
                { title: 'Over their chart', description: 'What they are best at.', example: 'From my comb' },
                { most: 60 },
              ),
            ),
            numbers: optional(
              list(place, { title: 'Their numbers', description: 'Which looks to ask them for.', most: 8 }),
            ),
            services: optional(
              list(
                line({
                  title: 'Service',
                  description: 'By its name on your price list.',
                  example: 'Haircut',
                }),
                { title: 'Services', description: 'What they are asked for most.', most: 8 },
              ),
            ),
            quote: optional(
              group(
                {
                  before: line(
                    { title: 'Before', description: 'Said on the way in.', example: 'My barber retired.' },
                    { most: 160 },
                  ),
                  after: line(
                    { title: 'After', description: 'Said on the way out.', example: 'Don’t you dare.' },
                    { most: 160 },
                  ),
                  author: line(
                    { title: 'Who', description: 'A name, or initials.', example: 'Mr L.' },
                    { most: 60 },
                  ),
                },
                { title: 'Said of them', description: 'By one customer, twice.' },
              ),
            ),
          },
          { title: 'Chair', description: 'What stands on one person’s own page.' },
        ),
        {
          title: 'Their own pages',
          description: 'For the first three of your people, in their order.',
          most: 3,
        },
      ),
    ),
    room: optional(
      group(
        {
          picture: pictureOf('Picture of the room'),
          caption: optional(
            line({ title: 'Caption', description: 'What it is.', example: 'The room' }, { most: 200 }),
          ),
        },
        { title: 'The room', description: 'A wide picture of where it happens.' },
      ),
    ),
    tops: optional(
      group(
        {
          prices: top('Prices', 'The top of that page.'),
          shaves: top('Shaves and beards', 'The top of that page.'),
          chart: top('Haircut chart', 'The top of that page.'),
          chairs: top('The chairs', 'The top of that page.'),
          book: top('Book a chair', 'The top of that page.'),
          vouchers: top('Gift vouchers', 'The top of that page.'),
          questions: top('Questions', 'The top of that page.'),
          visit: top('Find us', 'The top of that page.'),
        },
        { title: 'Tops of pages', description: 'What opens each page.' },
      ),
    ),
    ask,
    closing: top('Last words', 'What pages end with.'),
    notFound: top('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
