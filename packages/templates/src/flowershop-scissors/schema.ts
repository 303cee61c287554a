import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, money, optional, paragraph, yes } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, opening, points, Question, Quote, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const moral = optional(
  line(
    {
      title: 'To remember',
      description: 'One sentence, in large letters.',
      example: 'Something borrowed: all the jugs.',
    },
    { most: 100 },
  ),
);

const month = (title: string) =>
  Type.Integer({ title, description: 'Its number, 1 to 12.', examples: [4], minimum: 1, maximum: 12 });

const tale = (title: string, description: string) =>
  optional(
    group(
      {
        ...words,
        paragraphs: list(
          paragraph(
            {
              title: 'Paragraph',
              description: 'A few sentences.',
              example: 'In winter you come with a date.',
            },
            { most: 600 },
          ),
          { title: 'Text', description: 'A paragraph each.', most: 4 },
        ),
        moral,
        picture: optional(pictureOf(`Picture for “${title}”`)),
      },
      { title, description },
    ),
  );

const asked = (title: string, description: string) =>
  optional(
    group(
      { ...words, items: list(Question, { title: 'Questions', description: 'What people ask.', most: 8 }) },
      { title, description },
    ),
  );

/** What only this design shows: the year, the big days, and what is true of every bunch. */
export const schema = contentSchema(
  'flowershop-scissors',
  {
    note: optional(
      line(
        {
          title: 'Beside the button',
          description: 'A few words on the first screen.',
          example: 'Bouquets from £18',
        },
        { most: 40 },
      ),
    ),
    benchNote: optional(
      line(
        {
          title: 'Under what you sell',
          description: 'What is true of each.',
          example: 'Everything comes with a card.',
        },
        { most: 200 },
      ),
    ),
    moral,
    year: optional(
      group(
        {
          ...words,
          items: list(
            group(
              {
                name: line({ title: 'Name', description: 'What there is.', example: 'Tulips' }, { most: 40 }),
                from: month('First month'),
                to: month('Last month'),
                picture: optional(pictureOf('Picture of the season')),
              },
              { title: 'Season', description: 'What is to be had in which months.' },
            ),
            { title: 'Seasons', description: 'In the order in which they come round.', most: 16 },
          ),
        },
        { title: 'The year', description: 'What there is when.' },
      ),
    ),
    occasions: optional(
      group(
        {
          ...words,
          items: list(
            group(
              {
                name: line(
                  { title: 'Name', description: 'What people call it.', example: 'Weddings' },
                  { most: 40 },
                ),
                text: line(
                  { title: 'Text', description: 'What is done.', example: 'One meeting, one garden walk.' },
                  { most: 200 },
                ),
                price: optional(money({ title: 'Price', description: 'What it costs.', example: 65000 })),
                from: optional(yes({ title: 'From', description: 'It starts at this price.' })),
                per: optional(
                  line({ title: 'Per', description: 'What it is for.', example: 'a week' }, { most: 24 }),
                ),
              },
              { title: 'Occasion', description: 'A day for which people come to you.' },
            ),
            { title: 'Occasions', description: 'The happiest first.', most: 8 },
          ),
        },
        { title: 'Big days', description: 'For which days of a life people come to you.' },
      ),
    ),
    dayAsk: optional(
      group(
        { ...words },
        { title: 'Ask about a day', description: 'Over the form on the page of the big days.' },
      ),
    ),
    wedding: tale('How one goes', 'The first of two stories about big days.'),
    farewell: tale('How another does', 'The second.'),
    garden: tale('Where it comes from', 'Beside the year.'),
    thanks: optional(
      group(
        {
          ...words,
          items: list(Quote, { title: 'Thanks', description: 'With their senders’ leave.', most: 8 }),
        },
        { title: 'Thanks', description: 'What people wrote after a big day.' },
      ),
    ),
    bigDaysAsked: asked('Questions about big days', 'On their page.'),
    seasonAsked: asked('Questions about the year', 'On its page.'),
    delivery: points({ title: 'Delivery', description: 'Two to four numbers: prices, times.' }, { most: 4 }),
    week: opening('Top of the week', 'What opens the page of what you sell. Without it, your goods open it.'),
    bigDays: opening('Top of the big days', 'What opens their page. Without it, the list of them opens it.'),
    visit: opening('Top of the visit', 'What opens the page that leads to you.'),
    order: opening('Top of the order', 'What opens the page of the order.'),
    ask,
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
