import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business, collection, labels } from './business.ts';

const links = [
  { label: 'On the map', href: mapLink('Turnwell Street, Reading') },
  { label: business.telephone, href: business.telephoneHref },
  { label: business.mail, href: `mailto:${business.mail}` },
];

export const where = {
  heading: 'Nine, Turnwell Street',
  paragraphs: [
    'Green door, brass letterbox, buckets on the step. If you can smell bread you’ve gone one too far.',
    'Six minutes from the station, by Seed Hill. The 17 stops opposite. There’s one step; ring and we’ll bring the buckets out to you.',
  ],
  links,
  map: 'Map: the shop is on Turnwell Street beside Seed Hill, across from the bakery and north of the Kennet; the station is up the hill',
  label: {
    collection,
    name: 'Locus floridus',
    nameLanguage: 'la',
    commonName: `${business.street}, ${business.postcode}`,
    lines: ['Between the bakery and the Kennet', 'Abundant, Tuesday to Saturday'],
    price: 'Entry: free',
  },
  number: 'No. 0009',
};

/** The same in short. */
export const nearby = {
  heading: business.street,
  address: `${business.town} ${business.postcode}`,
  directions: 'Green door, brass letterbox, buckets on the step.',
  links,
} satisfies ContactDetailsProps;

export const hours = {
  heading: 'The door',
  caption: 'When the green door is open',
  rows: [
    { days: 'Tue to Fri', times: '8 to 5.30', on: ['Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: '8 to 3', on: ['Sat'] },
    { days: 'Sun, Mon', times: 'In the field', closed: true, on: ['Sun', 'Mon'] },
  ],
  footnote: 'Best choice is Tuesday at eight. Best prices are Saturday at five to three.',
  today: { label: 'Today', timeZone: 'Europe/London' },
} satisfies OpeningHoursProps;

export const form = {
  id: 'order',
  heading: 'Order a bunch',
  lead: 'Say what it’s for, and what it must not be. We’ll write back the same day with what’s open.',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'size',
      label: 'How big',
      options: ['Jam jar, £14', 'Kitchen table, £26', 'Landing, £38', 'Both arms, £55'],
    },
    { name: 'when', label: 'For when', placeholder: 'Friday, before the train', required: true },
    {
      name: 'not',
      label: 'Anything it must not be',
      lines: 2,
      placeholder: 'Yellow. She’ll know why',
      wide: true,
    },
    {
      name: 'label',
      label: 'What to type on the label',
      lines: 2,
      placeholder: 'Sorry about the fence',
      wide: true,
    },
  ],
  submit: 'Send the order',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'Filed under “to cut”',
    text: 'In real life Mina would write back the same day. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Queries in the margin',
  items: [
    {
      question: 'Can I buy the pressed one?',
      answer: 'Yes: £18 mounted, with its label. We keep the number and write “sold” beside it.',
    },
    {
      question: 'How long will they last?',
      answer: 'In water, a week to ten days. On paper, the oldest we have is from 1794.',
    },
    {
      question: 'Do I have to know the Latin?',
      answer: 'No. “The blue one” has always worked. Pointing is also accepted.',
    },
    {
      question: 'Weddings?',
      answer: 'Four a year, between May and September. Ring in winter, when we’re bored.',
    },
    {
      question: 'Somebody gave me a plant. What is it?',
      answer: 'Bring a leaf in on a Wednesday after two. Names are free; bad news is also free.',
    },
  ],
} satisfies FaqDetailsProps;
