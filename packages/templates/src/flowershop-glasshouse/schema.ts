import { Type } from 'typebox';
import { contentSchema, type Content as ContentOf } from '../content/content.ts';
import { group, line, list, oneOf, optional, paragraph } from '../content/fields.ts';
import { pictureOf } from '../content/pictures.ts';
import { ask, Fact, opening, points, PriceGroup, Prices, words } from '../content/shapes.ts';
import type { SiteProps } from '../design/defineDesign.tsx';
import type { Labels } from './labels.ts';
import { pages } from './pages.ts';

const degrees = (title: string, description: string, example: number) =>
  optional(Type.Number({ title, description, examples: [example], minimum: 0, maximum: 40 }));

const Room = group(
  {
    name: line({ title: 'Name', description: 'Of the room.', example: 'Fern house' }, { most: 40 }),
    text: optional(
      paragraph(
        { title: 'Text', description: 'What is in it, in a sentence or two.', example: 'Ferns and shade.' },
        { most: 200 },
      ),
    ),
    lead: optional(
      paragraph(
        { title: 'On its own page', description: 'What opens it.', example: 'Mind the step.' },
        { most: 300 },
      ),
    ),
    from: degrees('Coldest', 'In degrees Celsius. Plainly: leave the climate out.', 6),
    to: degrees('Warmest', 'In degrees Celsius.', 12),
    climate: optional(
      line({ title: 'How warm', description: 'The same in words.', example: '6–12 °C' }, { most: 24 }),
    ),
    damp: optional(
      line({ title: 'How damp', description: 'A few words beside it.', example: '60% damp' }, { most: 24 }),
    ),
    facts: optional(list(Fact, { title: 'Measures', description: 'A word and a figure each.', most: 4 })),
    picture: optional(pictureOf('Picture of the room')),
    goods: optional(Prices),
    care: points({ title: 'How to keep it', description: 'Advice, a pane each.' }, { most: 7 }),
  },
  { title: 'Room', description: 'One part of the shop, with a page of its own.' },
);

const pricedParts = {
  top: opening('Top', 'What opens the page.'),
  list: optional(Prices),
  notes: points({ title: 'Beside the prices', description: 'Advice, a pane each.' }, { most: 7 }),
};
const priced = (title: string, description: string) => optional(group(pricedParts, { title, description }));

/** What only this design shows: rooms by their climate, and pages behind glass. */
export const schema = contentSchema(
  'flowershop-glasshouse',
  {
    transom: optional(
      line(
        { title: 'Over the door', description: 'A few words on the bar.', example: 'Warm inside' },
        { most: 60 },
      ),
    ),
    roomWords: optional(
      group(
        { ...words },
        { title: 'Over the rooms', description: 'What heads the rooms on the first page.' },
      ),
    ),
    rooms: optional(
      list(Room, {
        title: 'Rooms',
        description: 'Up to four, each with a page of its own. Without them, all your prices stand on one.',
        most: 4,
      }),
    ),
    week: optional(
      group(
        {
          ...words,
          items: list(
            group(
              {
                title: line({ title: 'Title', description: 'What it is.', example: 'Tulips' }, { most: 60 }),
                text: optional(
                  paragraph(
                    { title: 'Text', description: 'A sentence or two.', example: 'In on Tuesday.' },
                    { most: 240 },
                  ),
                ),
                mark: optional(
                  line({ title: 'Mark', description: 'A price, a number.', example: '£9' }, { most: 24 }),
                ),
                note: optional(
                  line({ title: 'Note', description: 'In small letters.', example: 'By the tap' }),
                ),
                page: optional(
                  oneOf(
                    { title: 'Page', description: 'Where more of it is.' },
                    pages.map(({ slug }) => slug).filter((slug) => slug !== ''),
                  ),
                ),
                picture: optional(pictureOf('Picture in the pane')),
              },
              { title: 'Pane', description: 'One thing of this week.' },
            ),
            { title: 'Panes', description: 'What is in just now.', most: 6 },
          ),
        },
        { title: 'This week', description: 'What is in just now.' },
      ),
    ),
    cut: optional(
      group(
        {
          ...pricedParts,
          delivery: optional(
            group(PriceGroup.properties, {
              title: 'What it costs to bring them',
              description: 'By how far it is. It stands beside the prices, and is not ordered by itself.',
            }),
          ),
        },
        { title: 'Cut flowers', description: 'What stands on that page.' },
      ),
    ),
    weddings: priced('Weddings', 'What stands on that page.'),
    hospital: priced('Plant hospital', 'What stands on that page.'),
    gardeners: opening('The gardeners', 'What opens that page.'),
    history: points({ title: 'History', description: 'A year, and what happened.' }, { most: 7 }),
    vouchers: opening('Gift vouchers', 'What opens that page.'),
    hurry: opening('In a hurry', 'What is said beside the form for vouchers.'),
    questionsTop: opening('Questions', 'What opens that page.'),
    visit: opening('Visit', 'What opens that page.'),
    mapCaption: optional(
      line(
        { title: 'Under the map', description: 'A sentence.', example: 'Seven minutes on foot.' },
        { most: 160 },
      ),
    ),
    ask,
    closing: opening('Last words', 'What pages end with.'),
    notFound: opening('Where no page is', 'What is said at an address that has no page.'),
  },
  pages,
);

export type Content = ContentOf<typeof schema>;
export type Slug = (typeof pages)[number]['slug'];
export type Site = SiteProps<Content, Labels, Slug>;
