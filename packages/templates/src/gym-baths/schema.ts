import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, oneOf, optional, paragraph, time } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import {
  ask,
  Facts,
  footnote,
  opening,
  points,
  Prices,
  Questions,
  Quotes,
  words,
} from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const mark = line(
  { title: 'Mark', description: 'On the edge below the wall: how deep, how warm.', example: '1.8 m' },
  { most: 24 },
);

const top = {
  ...words,
  picture: optional(pictureOf('Picture at the top')),
  mark: optional(mark),
  notice: optional(
    line({ title: 'Beside the mark', description: 'A sentence.', example: 'Keep left.' }, { most: 120 }),
  ),
};

const last = {
  last: optional(
    group(
      { ...words },
      { title: 'Last words', description: 'What this page ends with, where it is not what all others do.' },
    ),
  ),
};

const Session = group(
  {
    time: time({ title: 'Begins', description: 'On the clock of 24.', example: '06:15' }),
    until: optional(time({ title: 'Ends', description: 'On the clock of 24.', example: '08:30' })),
    name: line({ title: 'Name', description: 'What it is called.', example: 'Slow lengths' }, { most: 60 }),
    kind: optional(
      line({ title: 'Kind', description: 'What people tell them apart by.', example: 'Slow' }, { most: 40 }),
    ),
    note: optional(line({ title: 'Note', description: 'A few words.', example: 'Keep right' }, { most: 60 })),
  },
  { title: 'Session', description: 'One time in a lane.' },
);

const lanes = optional(
  group(
    {
      ...words,
      items: list(
        group(
          {
            name: line({ title: 'Name', description: 'Of the lane.', example: 'Lane 1' }, { most: 40 }),
            sessions: list(Session, { title: 'Sessions', description: 'Through the day.', most: 12 }),
          },
          { title: 'Lane', description: 'A lane, a court or a room.' },
        ),
        { title: 'Lanes', description: 'Lane by lane, room by room.', most: 8 },
      ),
      footnote,
    },
    { title: 'Lane by lane', description: 'What is on where, through a day.' },
  ),
);

const beside = optional(
  group(
    {
      heading: words.heading,
      paragraphs: optional(
        list(
          paragraph({ title: 'Paragraph', description: 'A few sentences.', example: 'Nobody is thrown in.' }),
          { title: 'Text', description: 'A paragraph each.', most: 3 },
        ),
      ),
      steps: optional(
        list(
          line({ title: 'Step', description: 'A sentence.', example: 'Pay at the window.' }, { most: 160 }),
          { title: 'Steps', description: 'What happens, in its order.', most: 8 },
        ),
      ),
      facts: optional(
        list(line({ title: 'Fact', description: 'A few words.', example: 'No outdoor shoes' }), {
          title: 'Facts',
          description: 'In a few words each.',
          most: 6,
        }),
      ),
      picture: optional(pictureOf('Picture beside the words')),
    },
    { title: 'Beside a picture', description: 'What is to be told at some length.' },
  ),
);

const grid = points({ title: 'Point by point', description: 'What there is, with a mark each.' });
const notes = optional(Facts);
const questions = optional(Questions);

/** What only this design shows: the parts of the place, each with a page of its own, and the doors that lead there. */
export const schema = contentSchema(
  'gym-baths',
  {
    marks: optional(
      list(mark, {
        title: 'Marks',
        description:
          'Along the edge below the first screen, a figure and what it is of: how deep, how warm, what a swim costs.',
        most: 6,
      }),
    ),
    storyFacts: optional(
      list(line({ title: 'Fact', description: 'A few words.', example: 'Grade II listed' }), {
        title: 'Facts',
        description: 'Under your story.',
        most: 6,
      }),
    ),
    doors: optional(
      group(
        {
          ...words,
          texts: optional(
            list(
              group(
                {
                  page: oneOf(
                    { title: 'Page', description: 'Which door.' },
                    pages.map(({ slug }) => slug).filter((slug) => slug !== ''),
                  ),
                  text: line(
                    { title: 'Text', description: 'What is behind it.', example: 'Warm, then cold' },
                    { most: 60 },
                  ),
                },
                { title: 'Door', description: 'The way to a page.' },
              ),
              { title: 'On the doors', description: 'A line each.', most: pages.length },
            ),
          ),
          engaged: optional(
            group(
              {
                title: line({ title: 'Title', description: 'Its name.', example: 'Engaged' }, { most: 24 }),
                text: optional(
                  line({ title: 'Text', description: 'A few words.', example: 'Since 1974' }, { most: 60 }),
                ),
              },
              { title: 'The last door', description: 'Bolted: it leads nowhere, and somebody is in.' },
            ),
          ),
        },
        { title: 'Doors', description: 'On the first page, one to every other.' },
      ),
    ),
    pool: optional(
      group(
        { ...top, lanes, notes, beside, ...last },
        { title: 'The pool', description: 'Or whatever you have in lanes.' },
      ),
    ),
    gymFloor: optional(
      group(
        { ...top, points: grid, questions, ...last },
        { title: 'The gym floor', description: 'What stands on it.' },
      ),
    ),
    classes: points({ title: 'The classes', description: 'Everything in the week, in a line each.' }),
    lessons: optional(
      group(
        { ...top, beside, prices: optional(Prices), questions, ...last },
        { title: 'Lessons', description: 'How one learns, and what it costs.' },
      ),
    ),
    steam: optional(
      group(
        { ...top, points: grid, notes, quotes: optional(Quotes), ...last },
        { title: 'Steam rooms', description: 'Or wherever people rest.' },
      ),
    ),
    firstVisit: optional(
      group(
        { ...top, beside, notes, questions, ...last },
        { title: 'First visit', description: 'What to bring, and which door.' },
      ),
    ),
    people: optional(
      group({ ...top, ...last }, { title: 'The people', description: 'What opens that page and ends it.' }),
    ),
    building: optional(
      group(
        { ...top, points: grid, beside, ...last },
        { title: 'The building', description: 'Where you are, and since when.' },
      ),
    ),
    questions: optional(
      group({ ...top, ...last }, { title: 'Questions', description: 'What opens that page and ends it.' }),
    ),
    findUs: optional(group({ ...top }, { title: 'Find us', description: 'What opens that page.' })),
    ask,
    closing: opening('Last words', 'What pages end with.'),
    notFound: optional(
      group(
        { ...top },
        { title: 'Where no page is', description: 'What is said at an address without one.' },
      ),
    ),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
