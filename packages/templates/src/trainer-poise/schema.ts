import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, optional, paragraph } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, opening, points, Question, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const heading = (title: string, description: string) => optional(group(words, { title, description }));

const questions = (title: string, description: string) =>
  optional(
    group(
      { ...words, items: list(Question, { title: 'Questions', description: 'What is asked.', most: 8 }) },
      { title, description },
    ),
  );

const Reason = group(
  {
    title: line({ title: 'Title', description: 'Who they are.', example: 'Over sixty' }, { most: 40 }),
    note: optional(
      line(
        { title: 'In a line', description: 'On the first page.', example: 'Stairs, buses, ice.' },
        { most: 120 },
      ),
    ),
    lead: optional(
      paragraph(
        {
          title: 'Under the title',
          description: 'One or two sentences, on their page.',
          example: 'It is not age that does it: it is not practising.',
        },
        { most: 300 },
      ),
    ),
    picture: optional(pictureOf('Picture of it')),
    weight: optional(pictureOf('Picture of the weight')),
    kind: optional(
      line(
        {
          title: 'Classes',
          description: 'Which kind of class is theirs, as your timetable says it.',
          example: 'Beginners',
        },
        { most: 40 },
      ),
    ),
    what: points({ title: 'What you do', description: 'What they learn or get with you.' }, { most: 7 }),
    steps: points({ title: 'How it goes', description: 'In order; they are numbered.' }, { most: 8 }),
    questions: questions('What they ask', 'And what you answer.'),
  },
  { title: 'Reason', description: 'One kind of people who come. Each has a page of its own.' },
);

/** What only this design shows: who comes, each on a page of their own, and what hangs from the wire. */
export const schema = contentSchema(
  'trainer-poise',
  {
    programme: points(
      { title: 'What you do', description: 'As a mobile: an arm for each part.' },
      { most: 7 },
    ),
    reasons: optional(
      group(
        { ...words, items: list(Reason, { title: 'Who comes', description: 'Two to four.', most: 4 }) },
        { title: 'Who comes', description: 'And what for.' },
      ),
    ),
    method: opening('Top of the method', 'What opens the page that says how you do it.'),
    senses: points({ title: 'The method', description: 'What it rests on.' }, { most: 7 }),
    hour: points({ title: 'How an hour goes', description: 'In order; they are numbered.' }, { most: 8 }),
    manners: points({ title: 'House manners', description: 'Three or four.' }, { most: 7 }),
    cards: points(
      { title: 'For less', description: 'Cards, concessions, what is paid for you.' },
      { most: 7 },
    ),
    life: points({ title: 'How it came about', description: 'Year by year.' }, { most: 8 }),
    papers: questions('Your papers', 'What you are qualified in, and what you are not.'),
    home: opening('Top of the exercises', 'What opens the page of things to do at home.'),
    exercises: points({ title: 'Exercises', description: 'In order; they are numbered.' }),
    before: heading('Before they come', 'Above the questions of those who have not come yet.'),
    there: heading('Once they are there', 'Above the questions about coming to you.'),
    paying: heading('About paying', 'Above the questions about prices.'),
    begin: opening('Top of the first visit', 'What opens the page that asks people to begin.'),
    ask,
    closing: heading('Last words', 'What pages end with.'),
    signOff: optional(
      line(
        {
          title: 'Sign-off',
          description: 'At the foot of every page, large. A word *between asterisks* is drawn bright.',
          example: 'Mind *the* door',
        },
        { most: 40 },
      ),
    ),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
