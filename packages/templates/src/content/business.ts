import type { ClockTime, Weekday } from '@awning/ui/components/HoursTable';
import { Type, type Static } from 'typebox';
import { currencies } from './words/currencies.ts';
import {
  date,
  group,
  line,
  list,
  mail,
  oneOf,
  optional,
  paragraph,
  telephone,
  time,
  timeZone,
  webAddress,
} from './fields.ts';

/** As `Intl` shortens them in English, Monday first (ISO 8601). */
export const weekdays = [
  'Mon',
  'Tue',
  'Wed',
  'Thu',
  'Fri',
  'Sat',
  'Sun',
] as const satisfies readonly Weekday[];

/** What the designs’ own labels are written in. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Which of them a site speaks, by its content as it is kept. */
export const languageOf = (content: Readonly<Record<string, unknown>>): Language =>
  languages.find((language) => language === content['language']) ?? 'en';

const degrees = (title: string, most: number, example: number) =>
  Type.Number({ title, description: 'In degrees.', examples: [example], minimum: -most, maximum: most });

/** Where it is, as a letter would say it. */
export const Address = group(
  {
    street: optional(
      line({
        title: 'Street',
        description:
          'Street and number, as they stand on your door. Leave it out if people cannot come to you.',
        example: '17 Cutler’s Row',
      }),
    ),
    town: line(
      { title: 'Town', description: 'The town people would name.', example: 'Sheffield' },
      { most: 60 },
    ),
    postcode: optional(
      line({ title: 'Postcode', description: 'As the post writes it.', example: 'S8 2QT' }, { most: 12 }),
    ),
    country: optional(
      Type.String({
        title: 'Country',
        description: 'Its two letters (ISO 3166). Without them, the United Kingdom.',
        examples: ['GB'],
        pattern: '^[A-Z]{2}$',
      }),
    ),
    coordinates: optional(
      group(
        { latitude: degrees('Latitude', 90, 53.36), longitude: degrees('Longitude', 180, -1.48) },
        {
          title: 'Coordinates',
          description: 'Where the door is, for maps. Without them a map looks for the address.',
        },
      ),
    ),
  },
  { title: 'Address', description: 'Where people find you.' },
);
export type Address = Static<typeof Address>;

/** Who, where, and how to reach them. Every design reads it, so what is typed once dresses each of them. */
export const Business = group(
  {
    name: line(
      {
        title: 'Name',
        description: 'The name over your door.',
        example: 'Your Name',
      },
      { most: 60 },
    ),
    trade: line(
      {
        title: 'What you are',
        description: 'Your trade in a word or two, as a stranger would ask for it.',
        example: 'Barbers',
      },
      { most: 40 },
    ),
    line: optional(
      line(
        {
          title: 'What you do, in a sentence',
          description: 'It stands under your name and in search engines.',
          example: 'Two generations, one street and one way of doing it.',
        },
        { most: 160 },
      ),
    ),
    telephone: optional(
      telephone({
        title: 'Telephone',
        description: 'As people dial it where you are.',
        example: '0114 496 0162',
      }),
    ),
    mail: optional(
      mail({ title: 'Mail', description: 'Where letters reach you.', example: 'hello@your-place.example' }),
    ),
    address: Address,
    since: optional(
      Type.Integer({
        title: 'Since',
        description: 'The year you opened.',
        examples: [1962],
        minimum: 1000,
        maximum: 2100,
      }),
    ),
    action: optional(
      oneOf(
        {
          title: 'What visitors should do first',
          description: 'The button at the top of every page. Without a choice, what most of your trade want.',
        },
        ['book', 'call', 'order', 'join', 'visit'],
        {
          book: 'Book',
          call: 'Call',
          order: 'Order',
          join: 'Join',
          visit: 'Visit',
        },
      ),
    ),
    booking: optional(
      webAddress({
        title: 'Booking',
        description: 'If people book with you on another site: its address.',
        example: 'https://booking.example/your-place',
      }),
    ),
    ordering: optional(
      webAddress({
        title: 'Ordering',
        description: 'If people order or pay on another site: its address.',
        example: 'https://orders.example/your-place',
      }),
    ),
    social: optional(
      list(
        group(
          {
            name: line(
              { title: 'Name', description: 'What the place is called.', example: 'Instagram' },
              { most: 30 },
            ),
            address: webAddress({
              title: 'Address',
              description: 'Your page there.',
              example: 'https://instagram.example/your-place',
            }),
          },
          { title: 'Page elsewhere', description: 'A page of yours on another site.' },
        ),
        { title: 'Elsewhere', description: 'Where else people find you.', most: 8 },
      ),
    ),
    legal: optional(
      group(
        {
          name: optional(
            line({
              title: 'Legal name',
              description: 'Who the law says you are, where that is another name.',
              example: 'Your Name Ltd',
            }),
          ),
          number: optional(
            line({
              title: 'Number',
              description: 'Company or tax number, with its kind.',
              example: 'Company no. 01234567',
            }),
          ),
        },
        { title: 'Legal', description: 'What the law asks of your site.' },
      ),
    ),
    lastWord: optional(
      line(
        {
          title: 'Last word',
          description: 'What stands smallest, at the foot of every page.',
          example: 'Ray still comes in on Fridays to check.',
        },
        { most: 160 },
      ),
    ),
    currency: optional(
      oneOf(
        {
          title: 'Currency',
          description: 'What your prices are in. Without it, what your country pays with.',
        },
        currencies,
      ),
    ),
    timeZone: optional(
      timeZone({
        title: 'Time zone',
        description: 'Where your clock stands. Without a choice, where it stands in your country.',
        example: 'Europe/London',
      }),
    ),
  },
  { title: 'The business', description: 'Who you are, where, and how people reach you.' },
);
export type Business = Static<typeof Business>;

const clock = (title: string, example: string) =>
  Type.Unsafe<ClockTime>(
    time({ title, description: 'On the clock of 24, such as 08:30 or 17:00.', example }),
  );

/** When the door is open: by the week, and on days that differ. */
export const Hours = group(
  {
    heading: optional(
      line(
        { title: 'Heading', description: 'What the hours are headed with.', example: 'Open' },
        { most: 40 },
      ),
    ),
    week: list(
      group(
        {
          days: list(oneOf({ title: 'Day', description: 'A day of the week.' }, weekdays), {
            title: 'Days',
            description: 'The days that keep these hours.',
            least: 1,
            most: 7,
          }),
          opens: clock('Opens', '08:30'),
          closes: clock('Closes', '18:00'),
        },
        { title: 'Span of hours', description: 'Where you close for lunch, say the afternoon separately.' },
      ),
      {
        title: 'The week',
        description: 'A day that stands nowhere is a day off. Past midnight, say when you close next day.',
        most: 14,
      },
    ),
    closed: optional(
      line(
        {
          title: 'Days off',
          description: 'What is said of days you are shut.',
          example: 'Back on Tuesday',
        },
        { most: 40 },
      ),
    ),
    exceptions: optional(
      list(
        group(
          {
            name: line(
              { title: 'What it is', description: 'Why that day differs.', example: 'Christmas' },
              { most: 60 },
            ),
            from: date({
              title: 'Day',
              description: 'The day, or the first of several.',
              example: '2026-12-24',
            }),
            until: optional(
              date({ title: 'Last day', description: 'The last of several.', example: '2026-12-27' }),
            ),
            opens: optional(clock('Opens', '08:30')),
            closes: optional(clock('Closes', '12:00')),
          },
          { title: 'Another day', description: 'Without times you are closed that day.' },
        ),
        { title: 'Holidays and other days', description: 'Days on which the week does not hold.', most: 30 },
      ),
    ),
    note: optional(
      paragraph(
        {
          title: 'Note',
          description: 'When it is quiet, when the last walk-in is.',
          example: 'Last walk-in half an hour before we lock up.',
        },
        { most: 200 },
      ),
    ),
  },
  { title: 'Opening hours', description: 'When people can come.' },
);
export type Hours = Static<typeof Hours>;
