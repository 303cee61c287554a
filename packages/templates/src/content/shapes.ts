import { Type, type Static } from 'typebox';
import { Address, Hours, weekdays } from './business.ts';
import {
  date,
  group,
  line,
  list,
  mail,
  money,
  oneOf,
  optional,
  paragraph,
  rating,
  telephone,
  time,
  webAddress,
  yes,
} from './fields.ts';
import { languages } from './labels/languages.ts';
import { photoOf, pictureOf } from './pictures.ts';

/** What stands above a part of a page, with an example of that part. Without it the design’s own plain word does. */
export const wordsSuchAs = (heading: string, lead: string) => ({
  heading: optional(
    line(
      {
        title: 'Heading',
        description: 'A few words. Left blank, the design’s own plain one is shown.',
        example: heading,
      },
      { most: 60 },
    ),
  ),
  lead: optional(
    paragraph(
      { title: 'Under the heading', description: 'One or two sentences.', example: lead },
      { most: 300 },
    ),
  ),
});

/** The same where an example must fit any part. */
export const words = wordsSuchAs('Good to know', 'Say here what people would ask you first.');

const footnoteSuchAs = (example: string) =>
  optional(
    paragraph({ title: 'Last and smallest', description: 'What is said under it.', example }, { most: 240 }),
  );

export const footnote = footnoteSuchAs('Ask us if you are not sure.');

const priceFootnote = footnoteSuchAs('Prices hold until the notice in the window says otherwise.');

const diets = ['vegan', 'vegetarian', 'glutenFree', 'dairyFree', 'halal', 'kosher'] as const;

/** Regulation (EU) No 1169/2011, Annex II: what must be told of food. */
const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;

export const PriceItem = group(
  {
    name: line({ title: 'Name', description: 'What it is.', example: 'The usual' }),
    note: optional(
      line(
        {
          title: 'Note',
          description: 'What is in it, in a few words.',
          example: 'What is in it, and for how many',
        },
        { most: 160 },
      ),
    ),
    mark: optional(
      line(
        { title: 'Mark', description: 'A measure or a word beside the name.', example: '8 m' },
        { most: 40 },
      ),
    ),
    minutes: optional(
      Type.Integer({
        title: 'Takes',
        description: 'How long it takes, in minutes.',
        examples: [40],
        minimum: 5,
        maximum: 1440,
      }),
    ),
    price: optional(
      money({
        title: 'Price',
        description: 'What it costs; 0 is free. Without it no price is shown.',
        example: 2400,
      }),
    ),
    soldOut: optional(
      yes({ title: 'Not today', description: 'It is on the list, and there is none just now.' }),
    ),
    from: optional(yes({ title: 'From', description: 'It starts at this price.' })),
    per: optional(
      line({ title: 'Per', description: 'What the price is for.', example: 'a class' }, { most: 24 }),
    ),
    diets: optional(
      list(oneOf({ title: 'Diet', description: 'Who can eat it.' }, diets), {
        title: 'Diets',
        description: 'Who can eat it.',
        most: diets.length,
      }),
    ),
    allergens: optional(
      list(oneOf({ title: 'Allergen', description: 'What is in it that must be told.' }, allergens), {
        title: 'Allergens',
        description: 'What is in it that the law asks you to tell.',
        most: allergens.length,
      }),
    ),
    picture: optional(pictureOf('Picture of it')),
  },
  { title: 'Item', description: 'One thing and what it costs.' },
);
export type PriceItem = Static<typeof PriceItem>;

export const PriceGroup = group(
  {
    heading: optional(
      line({ title: 'Heading', description: 'What they have in common.', example: 'For two' }, { most: 60 }),
    ),
    note: optional(
      line(
        {
          title: 'Note',
          description: 'What is true of all of them.',
          example: 'All of it to take away, too',
        },
        { most: 160 },
      ),
    ),
    items: list(PriceItem, { title: 'Items', description: 'What there is, in the order people ask.' }),
  },
  { title: 'Group of prices', description: 'Things that belong together.' },
);
export type PriceGroup = Static<typeof PriceGroup>;

/** A list of prices, a menu, or products. */
export const Prices = group(
  {
    ...wordsSuchAs('What it costs', 'What you read here is what you pay.'),
    groups: list(PriceGroup, {
      title: 'Groups of prices',
      description: 'What belongs together stands together.',
      most: 8,
    }),
    special: optional(
      group(PriceItem.properties, {
        title: 'The one on the front',
        description: 'One thing and its price, shown large under your prices and on your first page.',
      }),
    ),
    footnote: priceFootnote,
  },
  { title: 'Prices', description: 'What things cost: prices, a menu, what is for sale.' },
);
export type Prices = Static<typeof Prices>;

const Person = group(
  {
    name: line(
      { title: 'Name', description: 'As customers call them.', example: 'Dez Achebe' },
      { most: 60 },
    ),
    mark: optional(
      line(
        { title: 'Mark', description: 'A number or a letter: their chair, their floor.', example: '2' },
        { most: 8 },
      ),
    ),
    role: optional(
      line(
        { title: 'What they do', description: 'Their post, or their place.', example: 'Owner' },
        { most: 60 },
      ),
    ),
    note: optional(
      line(
        {
          title: 'Note',
          description: 'What to come to them for, and when.',
          example: 'What they do best, Wed to Sat',
        },
        { most: 160 },
      ),
    ),
    story: optional(
      list(
        paragraph(
          {
            title: 'Paragraph',
            description: 'A few sentences.',
            example: 'Twelve years at it, most of them on her feet.',
          },
          { most: 500 },
        ),
        { title: 'Story', description: 'More of them, a paragraph each.', most: 4 },
      ),
    ),
    facts: optional(
      list(line({ title: 'Fact', description: 'A certificate, a habit.', example: 'First aid at work' }), {
        title: 'Facts',
        description: 'In a few words each.',
        most: 6,
      }),
    ),
    days: optional(
      list(oneOf({ title: 'Day', description: 'A day of the week.' }, weekdays), {
        title: 'Days',
        description: 'When they are in.',
        most: 7,
      }),
    ),
    picture: optional(pictureOf('Picture of them')),
  },
  { title: 'Person', description: 'Somebody customers meet.' },
);

export const People = group(
  {
    ...wordsSuchAs('Who you will meet', 'One of us is always in.'),
    items: list(Person, { title: 'People', description: 'Whom customers meet.' }),
  },
  { title: 'People', description: 'Who does the work.' },
);

/** Where a question is asked. */
const subjects = ['general', 'prices', 'visit', 'booking'] as const;
export type Subject = (typeof subjects)[number];

export const Question = group(
  {
    question: line(
      { title: 'Question', description: 'As people ask it.', example: 'Do I need to book?' },
      { most: 140 },
    ),
    answer: paragraph(
      { title: 'Answer', description: 'As you answer it.', example: 'No. Walk in and take a seat.' },
      { most: 600 },
    ),
    about: optional(
      oneOf(
        { title: 'About', description: 'On which page it is asked; on the first, if nothing is said.' },
        subjects,
        {
          general: 'Anything',
          prices: 'Prices',
          visit: 'Coming to you',
          booking: 'Booking',
        },
      ),
    ),
  },
  { title: 'Question', description: 'A question and its answer.' },
);
export type Question = Static<typeof Question>;

export const Questions = group(
  {
    ...wordsSuchAs('What people ask', 'If yours is not here, ring us.'),
    items: list(Question, { title: 'Questions', description: 'What people ask first.' }),
  },
  { title: 'Questions', description: 'What people ask, and what you answer.' },
);

export const Quote = group(
  {
    quote: paragraph(
      {
        title: 'Words',
        description: 'What was really said, with leave to print it.',
        example: 'I came for one thing and stayed an hour.',
      },
      { most: 300 },
    ),
    author: line({ title: 'Who', description: 'A name, or initials.', example: 'Geoff P.' }, { most: 60 }),
    context: optional(
      line({ title: 'Of whom', description: 'What they came for.', example: 'comes by every Friday' }),
    ),
  },
  { title: 'Quote', description: 'What a customer said.' },
);
export type Quote = Static<typeof Quote>;

export const Quotes = group(
  {
    ...wordsSuchAs('What customers say', 'Word for word, and with their leave.'),
    items: list(Quote, { title: 'Quotes', description: 'The best first.', most: 12 }),
  },
  { title: 'Quotes', description: 'What customers said.' },
);

/** What others say of the business on other sites, as figures. Nothing is fetched from there. */
export const Reviews = list(
  group(
    {
      name: line(
        { title: 'Where', description: 'What the site is called.', example: 'Google' },
        { most: 30 },
      ),
      rating: rating({
        title: 'Rating',
        description: 'Out of 5, as it stands there.',
        example: 4.8,
      }),
      count: optional(
        Type.Integer({
          title: 'How many reviews',
          description: 'As counted there.',
          examples: [212],
          minimum: 1,
          maximum: 9_999_999,
        }),
      ),
      address: optional(
        webAddress({
          title: 'Address',
          description: 'Where they can be read.',
          example: 'https://reviews.example/your-place',
        }),
      ),
    },
    { title: 'Site with reviews', description: 'Where customers rate you.' },
  ),
  {
    title: 'Reviews elsewhere',
    description: 'Copied by hand: look there now and then.',
    most: 3,
  },
);
export type Reviews = Static<typeof Reviews>;

const GalleryItem = group(
  {
    picture: pictureOf('The picture itself'),
    caption: optional(
      line({ title: 'Caption', description: 'What it is.', example: 'A Saturday in May' }, { most: 80 }),
    ),
    note: optional(
      line(
        { title: 'Note', description: 'A few words more.', example: 'Before the first of them came in' },
        { most: 160 },
      ),
    ),
    text: optional(
      paragraph(
        {
          title: 'Text',
          description: 'A sentence or two.',
          example: 'Picked out dry, shaped wet, walked round twice.',
        },
        { most: 300 },
      ),
    ),
  },
  { title: 'Picture', description: 'One picture of your work.' },
);

export const Gallery = group(
  {
    ...wordsSuchAs('Lately made', 'All of it left the shop in the last year.'),
    items: list(GalleryItem, { title: 'Pictures', description: 'Your work, the best first.' }),
  },
  { title: 'Your work', description: 'Pictures of what you do.' },
);

const Session = group(
  {
    day: oneOf({ title: 'Day', description: 'A day of the week.' }, weekdays),
    time: time({ title: 'Begins', description: 'On the clock of 24.', example: '18:30' }),
    until: optional(time({ title: 'Ends', description: 'On the clock of 24.', example: '19:30' })),
    name: line({ title: 'Name', description: 'What it is called.', example: 'Learner' }, { most: 60 }),
    kind: optional(
      line({ title: 'Kind', description: 'What visitors choose by.', example: 'Beginners' }, { most: 40 }),
    ),
    who: optional(line({ title: 'With', description: 'Who leads it.', example: 'Priya' }, { most: 60 })),
    place: optional(line({ title: 'Where', description: 'The room.', example: 'Level −2' }, { most: 40 })),
  },
  { title: 'Class', description: 'One class of the week.' },
);

export const Timetable = group(
  {
    ...wordsSuchAs('This week', 'Come ten minutes early the first time.'),
    sessions: list(Session, { title: 'Classes', description: 'The week, class by class.', most: 80 }),
    rest: optional(
      line(
        {
          title: 'Days without',
          description: 'What is said of days without a class.',
          example: 'No classes',
        },
        { most: 120 },
      ),
    ),
    footnote: footnoteSuchAs('No classes on bank holidays.'),
  },
  { title: 'Timetable', description: 'Your week, where it has classes or sittings.' },
);

export const Announcement = group(
  {
    message: line(
      {
        title: 'What you announce',
        description: 'One sentence, across the top of every page.',
        example: 'Closed on Friday 4 December: we are at a wedding.',
      },
      { most: 140 },
    ),
    from: optional(
      date({ title: 'First day', description: 'It is not shown before.', example: '2026-11-28' }),
    ),
    until: optional(
      date({ title: 'Last day', description: 'It is not shown after.', example: '2026-12-04' }),
    ),
  },
  { title: 'Announcement', description: 'What everybody should know just now.' },
);

export const Vouchers = group(
  {
    ...wordsSuchAs('Give it away', 'Printed at the desk, or sent by mail.'),
    items: list(PriceItem, { title: 'Vouchers', description: 'What can be given.', most: 12 }),
    validity: optional(
      line({ title: 'Valid', description: 'For how long.', example: 'Good for two years' }, { most: 80 }),
    ),
    footnote: priceFootnote,
  },
  { title: 'Vouchers', description: 'What people can give away.' },
);

/** What an order is bound to. What can be ordered stands among the prices. */
export const Orders = group(
  {
    ...wordsSuchAs('Order for a day', 'Tell us by noon what you want tomorrow.'),
    leadDays: optional(
      Type.Integer({
        title: 'Days ahead',
        description: 'How many days before it must be ordered; 0 is for today. Without it, one.',
        examples: [1],
        minimum: 0,
        maximum: 60,
      }),
    ),
    delivery: optional(
      group(
        {
          fee: optional(money({ title: 'What it costs', description: 'To bring it.', example: 600 })),
          note: optional(
            line(
              {
                title: 'Where to, and when',
                description: 'How far you go, and at what time.',
                example: 'Within three miles, before noon.',
              },
              { most: 120 },
            ),
          ),
        },
        { title: 'Delivery', description: 'If you bring it. Without it, people fetch it.' },
      ),
    ),
    card: optional(yes({ title: 'A card', description: 'You write a card to go with it.' })),
  },
  { title: 'Orders', description: 'What people can order from your prices, for a day they choose.' },
);

/** The sites of the business in other languages. */
export const AlsoIn = list(
  group(
    {
      language: oneOf(
        { title: 'Language', description: 'What that site is written in.' },
        Object.keys(languages) as (keyof typeof languages)[],
        languages,
      ),
      address: webAddress({
        title: 'Address',
        description: 'Where that site begins.',
        example: 'https://de.your-place.example',
      }),
    },
    { title: 'Another language', description: 'A site of yours in another language.' },
  ),
  { title: 'Other languages', description: 'Your sites in other languages.', most: 4 },
);

const Branch = group(
  {
    name: line(
      { title: 'Name', description: 'What people call it.', example: 'Kelham Island' },
      { most: 60 },
    ),
    address: Address,
    telephone: optional(
      telephone({ title: 'Telephone', description: 'If it has its own.', example: '0114 496 0163' }),
    ),
    mail: optional(
      mail({ title: 'Mail', description: 'If it has its own.', example: 'branch@your-place.example' }),
    ),
    hours: optional(Hours),
    note: optional(
      line({ title: 'Note', description: 'How to find it.', example: 'Above the bakery' }, { most: 160 }),
    ),
    picture: optional(pictureOf('Picture of that door')),
  },
  { title: 'Branch', description: 'Another door of yours.' },
);

export const Branches = group(
  {
    ...wordsSuchAs('Our other doors', 'The same people, a few streets on.'),
    items: list(Branch, { title: 'Branches', description: 'Your other doors.', most: 12 }),
  },
  { title: 'Branches', description: 'Where else you are.' },
);

const NewsItem = group(
  {
    date: date({ title: 'Day', description: 'When it was said.', example: '2026-11-02' }),
    title: line({ title: 'Title', description: 'What it is about.', example: 'A fourth chair' }),
    text: list(
      paragraph(
        {
          title: 'Paragraph',
          description: 'A few sentences.',
          example: 'It is brown, it swivels, it is Ayesha’s.',
        },
        { most: 800 },
      ),
      { title: 'Text', description: 'A paragraph each.', most: 12 },
    ),
    picture: optional(pictureOf('Picture beside the news')),
  },
  { title: 'Piece of news', description: 'What happened, and when.' },
);

export const News = group(
  {
    ...wordsSuchAs('Lately', 'What is new with us, the newest first.'),
    items: list(NewsItem, { title: 'News', description: 'The newest first.' }),
  },
  { title: 'News', description: 'What happened lately.' },
);

export const BeforeAfter = group(
  {
    ...wordsSuchAs('Before and after', 'The same place, the same light.'),
    items: list(
      group(
        {
          before: photoOf('The photograph before'),
          after: photoOf('The photograph after'),
          caption: optional(
            line(
              { title: 'Caption', description: 'What was done.', example: 'A beard, forty minutes' },
              { most: 120 },
            ),
          ),
        },
        { title: 'Pair', description: 'The same from the same place.' },
      ),
      { title: 'Pairs', description: 'The best first.', most: 12 },
    ),
  },
  { title: 'Before and after', description: 'What your work is worth, in two pictures.' },
);

/** A word and what is to be said of it: facts at a glance, the ways to the door. */
export const Fact = group(
  {
    title: line({ title: 'Word', description: 'One or two words.', example: 'By bus' }, { most: 40 }),
    text: line(
      { title: 'Text', description: 'A line about it.', example: 'The 24 and the 61 stop on Bridge Lane.' },
      { most: 200 },
    ),
  },
  { title: 'Fact', description: 'A word and what is to be said of it.' },
);
export type Fact = Static<typeof Fact>;

/** One of several things a design shows in a row: a step, a seat, a level, a season. */
export const Point = group(
  {
    title: line({ title: 'Title', description: 'What it is, in a few words.', example: 'By the door' }),
    text: optional(
      paragraph(
        { title: 'Text', description: 'A sentence or two about it.', example: 'Brisk in February.' },
        { most: 400 },
      ),
    ),
    note: optional(
      line(
        { title: 'Note', description: 'A few words under the title.', example: 'At the desk, two minutes' },
        { most: 80 },
      ),
    ),
    mark: optional(
      line(
        { title: 'Mark', description: 'A letter, a number, a word beside it.', example: 'No. 1' },
        { most: 24 },
      ),
    ),
    facts: optional(
      list(line({ title: 'Fact', description: 'In a few words.', example: 'Step-free' }), {
        title: 'Facts',
        description: 'What else is to be known, in a few words each.',
        most: 6,
      }),
    ),
    picture: optional(pictureOf('Picture beside it')),
  },
  { title: 'Point', description: 'One of several.' },
);
export type Point = Static<typeof Point>;

/** Several of them under a heading. */
export const points = (said: { title: string; description: string }, { most = 12 }: { most?: number } = {}) =>
  optional(
    group(
      { ...words, items: list(Point, { title: said.title, description: said.description, most }), footnote },
      said,
    ),
  );

export const Facts = group(
  {
    ...wordsSuchAs('At a glance', 'What people want to know before they set out.'),
    items: list(Fact, { title: 'Facts', description: 'In the order they matter.', most: 12 }),
  },
  { title: 'At a glance', description: 'What people should know at once.' },
);

export const Visit = group(
  {
    ...wordsSuchAs('How to find us', 'Two minutes on foot from the market.'),
    directions: optional(
      paragraph(
        {
          title: 'Directions',
          description: 'What to look for once they are nearly there.',
          example: 'Claret sign, navy door, a pole that turns.',
        },
        { most: 300 },
      ),
    ),
    ways: optional(
      list(Fact, { title: 'Ways', description: 'On foot, by bus, by car, the step at the door.', most: 8 }),
    ),
    map: optional(pictureOf('Map of the way to you')),
    front: optional(pictureOf('Picture of your door')),
  },
  { title: 'Finding you', description: 'The way to your door.' },
);

export const Story = group(
  {
    ...wordsSuchAs('How it began', 'We have been at it since 1987.'),
    paragraphs: list(
      paragraph(
        {
          title: 'Paragraph',
          description: 'A few sentences.',
          example: 'We opened with one room, one table and a tea urn.',
        },
        { most: 700 },
      ),
      { title: 'Story', description: 'A paragraph each. Two are read; four are not.', most: 6 },
    ),
    pictures: optional(list(GalleryItem, { title: 'Pictures', description: 'Beside the story.', most: 4 })),
  },
  { title: 'Your story', description: 'How it came about.' },
);

/** The form with which people ask for a time, and the label of the button that leads to it. */
export const ask = optional(
  group(
    {
      ...wordsSuchAs('Hold a time', 'Say when it suits you, and we ring back.'),
      action: optional(
        line(
          {
            title: 'Button',
            description: 'What the way to the form says: two or three words.',
            example: 'Hold a chair',
          },
          { most: 24 },
        ),
      ),
    },
    { title: 'Form', description: 'With which people ask you for a time.' },
  ),
);

/** The words at the top of a page or of a part of it, and a picture where there is one. */
export const opening = (title: string, description: string) =>
  optional(
    group({ ...words, picture: optional(pictureOf(`Picture for “${title}”`)) }, { title, description }),
  );
