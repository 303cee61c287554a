import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, money, optional, paragraph } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, opening, points, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const figure = line(
  { title: 'Number', description: 'One to four characters, drawn very large.', example: '45' },
  { most: 8 },
);
const unit = optional(
  line({ title: 'Counts', description: 'What is counted.', example: 'kg' }, { most: 24 }),
);

const board = (title: string, description: string) =>
  optional(
    group(
      {
        ...words,
        items: list(
          group(
            {
              value: figure,
              unit,
              text: paragraph(
                { title: 'Text', description: 'What it meant.', example: 'It took nineteen weeks.' },
                { most: 240 },
              ),
              by: optional(
                line(
                  {
                    title: 'Who',
                    description: 'Who said so, with leave to print it.',
                    example: 'Anjali, 38',
                  },
                  { most: 60 },
                ),
              ),
            },
            { title: 'Result', description: 'A number, and what it meant to somebody.' },
          ),
          { title: 'Results', description: 'One a row.', most: 8 },
        ),
      },
      { title, description },
    ),
  );

const numbered = (title: string, description: string) =>
  optional(
    group(
      { number: optional(figure), ...words, picture: optional(pictureOf(`Picture for “${title}”`)) },
      { title, description },
    ),
  );

const Lift = group(
  {
    title: line({ title: 'Name', description: 'What it is.', example: 'Squat' }, { most: 40 }),
    text: line(
      { title: 'In a line', description: 'What it is good for.', example: 'Sit down, stand up.' },
      { most: 160 },
    ),
    more: optional(
      paragraph({
        title: 'Text',
        description: 'A sentence or two more.',
        example: 'You already do this forty times a day.',
      }),
    ),
    number: optional(
      group({ value: figure, unit }, { title: 'Number', description: 'What it begins with.' }),
    ),
    steps: optional(
      list(
        line({ title: 'Step', description: 'One thing to do.', example: 'Sit on a box.' }, { most: 120 }),
        {
          title: 'Steps',
          description: 'How it begins.',
          most: 6,
        },
      ),
    ),
    picture: optional(pictureOf('Picture of the exercise')),
  },
  { title: 'Exercise', description: 'One thing you teach or do.' },
);

/** What only this design shows: numbers as tall as the screen, what is lifted, and cards of ten. */
export const schema = contentSchema(
  'trainer-volt',
  {
    place: points(
      { title: 'In numbers', description: 'Two to four numbers under the first screen.' },
      { most: 4 },
    ),
    board: board('The whiteboard', 'What came of it, in numbers.'),
    milestones: board('How it went', 'Your own story, in numbers.'),
    lifts: optional(
      group(
        { ...words, items: list(Lift, { title: 'Exercises', description: 'Three or four.', most: 8 }) },
        { title: 'What you teach', description: 'Each with what it begins with, and how.' },
      ),
    ),
    progress: optional(
      group(
        {
          ...words,
          unit: line({ title: 'Counts', description: 'What is counted.', example: 'kg' }, { most: 8 }),
          items: list(
            group(
              {
                value: Type.Integer({
                  title: 'Value',
                  description: 'How high it stands.',
                  examples: [40],
                  minimum: 0,
                  maximum: 9999,
                }),
                label: line({ title: 'When', description: 'Under it.', example: 'Week 6' }, { most: 16 }),
              },
              { title: 'Bar', description: 'A number at a time.' },
            ),
            { title: 'Bars', description: 'Three to six.', most: 6 },
          ),
        },
        { title: 'Progress', description: 'How a number grows.' },
      ),
    ),
    cards: optional(
      group(
        {
          ...words,
          items: list(
            group(
              {
                name: line(
                  { title: 'Name', description: 'What it is for.', example: 'One to one' },
                  { most: 40 },
                ),
                price: money({ title: 'Price', description: 'Of the whole card.', example: 40000 }),
                visits: Type.Integer({
                  title: 'Visits',
                  description: 'How many it holds.',
                  examples: [10],
                  minimum: 2,
                  maximum: 20,
                }),
                note: line(
                  { title: 'Note', description: 'What it saves.', example: '£40 in place of £45.' },
                  { most: 160 },
                ),
              },
              { title: 'Card', description: 'Several visits, paid at once.' },
            ),
            { title: 'Cards', description: 'The dearest first.', most: 6 },
          ),
        },
        { title: 'Cards', description: 'Of several visits.' },
      ),
    ),
    noCatch: points({ title: 'What you do not pay', description: 'Two to four numbers.' }, { most: 4 }),
    sessions: points({ title: 'The classes', description: 'Everything in the week, in a line each.' }),
    kit: points({ title: 'What there is', description: 'Two to four numbers.' }, { most: 4 }),
    rules: points({ title: 'House rules', description: 'Three or four.' }),
    start: numbered('Top of the first session', 'What opens the page that asks people to begin.'),
    first: points({ title: 'The first session', description: 'What happens, by the clock.' }),
    ask,
    closing: numbered('Last words', 'What pages end with.'),
    signOff: optional(
      list(
        line(
          { title: 'Line', description: 'A word or two, as wide as the screen.', example: 'See you' },
          { most: 16 },
        ),
        {
          title: 'Sign-off',
          description: 'One line or two, at the foot of every page.',
          least: 1,
          most: 2,
        },
      ),
    ),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
