import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business, labels } from './business.ts';

export const beginHero = {
  lines: ['Begin', 'here'],
  lead: 'Forty minutes, free, on a day that suits. You will be asked to stand on one leg. You may laugh; Mair will count.',
} as const;

export const form = {
  id: 'first-visit',
  heading: 'Ask for a first visit',
  lead: 'Mair rings back the same day, between classes. She sounds out of breath; it’s the stairs.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'why',
      label: 'What brings you',
      options: [
        'I’d like to stay upright',
        'Over sixty',
        'After an injury',
        'After a baby',
        'A desk',
        'I’m asking for Mam',
      ],
    },
    { name: 'when', label: 'When suits', options: ['Any day', 'Mornings', 'Afternoons', 'After work'] },
    {
      name: 'more',
      label: 'Anything Mair should know',
      lines: 3,
      placeholder: 'New hip, March. Left one.',
      wide: true,
    },
  ],
  submit: 'Ask for a visit',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'That was the first step',
    text: 'In real life Mair would ring you today. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const where = {
  heading: 'The Old Sunday School',
  address: `Severn Grove, ${business.town} ${business.postcode}`,
  directions:
    'Grey stone, red door, a disc in the window. Seven minutes from the Cathedral Road buses, most of it flat.',
  links: [
    { label: 'On the map', href: mapLink('Severn Grove, Pontcanna, Cardiff') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map: the Old Sunday School is on Severn Grove, between Thompson’s Park and Cathedral Road; the Taff is beyond Sophia Gardens';

export const hours = {
  heading: 'Open',
  caption: 'When the red door is open',
  rows: [
    { days: 'Mon, Thu', on: ['Mon', 'Thu'], times: '9 to 7' },
    { days: 'Tuesday', on: ['Tue'], times: '9 to 1' },
    { days: 'Wednesday', on: ['Wed'], times: '9 to 8.30' },
    { days: 'Friday', on: ['Fri'], times: 'At your house' },
    { days: 'Saturday', on: ['Sat'], times: '9 to 12.30' },
    { days: 'Sunday', on: ['Sun'], times: 'Lying down', closed: true },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
} satisfies OpeningHoursProps;
