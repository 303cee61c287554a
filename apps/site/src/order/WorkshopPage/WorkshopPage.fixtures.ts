import type { WorkshopForm } from '@awning/contract/sites/workshop';
import type { FieldSchema } from '../../forms/content/fieldSchema.ts';
import type { Draft } from '../workshop/createDraft.ts';
import type { DesignPanelProps } from './DesignPanel.tsx';

const text = (title: string, description: string, more: FieldSchema = {}): FieldSchema => ({
  type: 'string',
  title,
  description,
  ...more,
});
const clock = (title: string): FieldSchema => text(title, 'On the clock of 24.', { format: 'clock' });
const list = (title: string, description: string, items: FieldSchema, maxItems = 8): FieldSchema => ({
  type: 'array',
  title,
  description,
  maxItems,
  items,
});
const group = (
  title: string,
  description: string,
  properties: Readonly<Record<string, FieldSchema>>,
  required: readonly string[] = [],
): FieldSchema => ({ type: 'object', title, description, properties, required });

const kind = (name: string): FieldSchema => ({ const: name });
const picture: FieldSchema = {
  title: 'The picture on your front page',
  description: 'A photograph, a drawing or nothing.',
  anyOf: [
    group('Photograph', '', { kind: kind('photo'), file: text('File', ''), alt: text('What it shows', '') }),
    group('Drawing', '', { kind: kind('drawing'), name: text('Drawing', '') }),
    group('Nothing', '', { kind: kind('none') }),
  ],
};
const item = group('Item', 'One thing and what it costs.', {
  name: text('Name', 'What it is.', { examples: ['Hot-towel shave'] }),
  price: { type: 'integer', format: 'money', title: 'Price', description: 'Without it no price is shown.' },
  soldOut: { type: 'boolean', title: 'Not today', description: 'It is on the list, and there is none.' },
  diets: list('Diets', 'Who can eat it.', {
    type: 'string',
    title: 'Diet',
    enum: ['vegan', 'glutenFree'],
  }),
});

const schema = group(
  'Your site',
  'What your business says and shows.',
  {
    business: group(
      'The business',
      'Who you are.',
      {
        name: text('Name', 'The name over your door.', { examples: ['Your Name'] }),
        trade: text('What you are', 'Your trade in a word or two.', { examples: ['Barbers'] }),
        line: text('What you do, in a sentence', 'It stands under your name.'),
        currency: text('Currency', 'What your prices are in.', { enum: ['GBP', 'EUR'] }),
        timeZone: text('Time zone', 'Where your clock stands.', { format: 'time-zone' }),
        telephone: text('Telephone', 'As people dial it where you are.', { pattern: '^\\+?[0-9]' }),
      },
      ['name', 'trade'],
    ),
    opening: group('The first screen', 'What visitors see first.', {
      heading: text('Heading', 'A few words.'),
      picture,
    }),
    hours: group('Opening hours', 'When people can come.', {
      week: list(
        'The week',
        'A day that stands nowhere is a day off.',
        group('Hours', 'One span.', {
          days: list('Days', '', { type: 'string', enum: ['Mon'] }),
          opens: clock('Opens'),
          closes: clock('Closes'),
        }),
        14,
      ),
      exceptions: list(
        'Holidays and other days',
        'Days on which the week does not hold.',
        group('Another day', 'Without times you are closed that day.', {
          name: text('What it is', 'Why that day differs.'),
          from: text('Day', 'The day, or the first of several.', { format: 'date' }),
        }),
      ),
    }),
    prices: group('Prices', 'What things cost.', {
      heading: text('Heading', 'A few words.'),
      groups: list(
        'Groups of prices',
        'What belongs together stands together.',
        group('Group of prices', 'Things that belong together.', {
          heading: text('Heading', 'What they have in common.'),
          items: list('Items', 'What there is.', item, 40),
        }),
      ),
    }),
    story: group('Your story', 'How it came about.', {
      paragraphs: list(
        'Story',
        'A paragraph each.',
        text('Paragraph', 'A few sentences.', { format: 'paragraph' }),
      ),
    }),
  },
  ['business'],
);

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`;

export const form: WorkshopForm = {
  schema: { ...schema },
  drawings: [
    { id: 'shop-front', name: 'Shop front', src: drawn('teal'), offered: true },
    { id: 'market-cart', name: 'Market cart', src: drawn('maroon'), offered: true },
    { id: 'old-cart', name: 'Old cart', src: drawn('olive'), offered: false },
  ],
  palettes: [
    { id: 'own', name: 'Claret', cloth: ['#7a1424', '#f6f9fa'] },
    { id: 'night', name: 'Night', cloth: ['#c5352f', '#131519'] },
  ],
  typefaces: [{ id: 'own', name: 'As designed', src: '' }],
  plain: true,
};

const content = {
  version: 3,
  business: { name: 'Hargreave & Son', trade: 'Barbers', telephone: '0114 496 0162' },
  hours: {
    week: [
      { days: ['Tue', 'Thu'], opens: '09:00', closes: '18:00' },
      { days: ['Wed'], opens: '09:00', closes: '13:00' },
      { days: ['Wed'], opens: '14:30', closes: '18:00' },
    ],
  },
  prices: {
    groups: [
      {
        heading: 'Hair',
        items: [
          { name: 'Cut', price: 1900, minutes: 30 },
          { name: 'Shave', price: 2450 },
        ],
      },
    ],
  },
};

export const draft: Draft = {
  base: { version: 4, content, options: {}, savedAt: '2026-11-23T14:02:00.000Z' },
  content,
  options: {},
  missing: [{ path: 'business.address.town', message: 'This must be filled in.' }],
  status: 'saved',
  faults: {},
  saves: 0,
  round: 0,
};

const pictured = (value: string, label: string, note: string, colour: string) => ({
  value,
  label,
  note,
  picture: {
    src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`,
    alt: '',
    width: 1200,
    height: 900,
  },
});

export const design: Omit<DesignPanelProps, 'onTry' | 'onSubmit'> = {
  designs: [
    pictured('barbershop-classic', 'Barbershop Classic', 'Yours now', 'maroon'),
    pictured('restaurant-noodle', 'Restaurant Noodle', 'Restaurant', 'gold'),
    pictured('flowershop-herbarium', 'Flowershop Herbarium', 'Flowershop', 'olive'),
  ],
  version: 4,
  published: false,
  offered: false,
  formAction: '/orders/token/workshop/design',
  dearer: {
    designs: [pictured('barbershop-comb', 'Barbershop Comb', 'Barbershop, $200 more', 'navy')],
    formAction: '/orders/token/design/difference',
  },
  status: 'idle',
};
