import type { Depth } from '../components/DepthLane/index.ts';
import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import type { TideDayProps } from '../sections/TideDay/index.ts';
import { mapLink } from '../../format/mapLink.ts';
import { business, labels } from './business.ts';

export const marks = {
  surface: { value: '0', unit: 'fathoms' },
  five: { value: '5', unit: 'fathoms' },
  ten: { value: '10', unit: 'fathoms' },
  below: { value: '31', unit: 'fathoms' },
} satisfies Record<string, Depth>;

export const hours = {
  heading: 'Open',
  caption: 'Supper keeps the clock. Lunch keeps the tide, and waits for it if it must',
  rows: [
    { days: 'Wednesday', on: ['Wed'], times: '6 to 10' },
    { days: 'Thu to Sat', on: ['Thu', 'Fri', 'Sat'], times: '12\u00a0to\u00a03, 6\u00a0to\u00a010' },
    { days: 'Sunday', on: ['Sun'], times: '12 to 4' },
    { days: 'Mon, Tue', on: ['Mon', 'Tue'], times: 'Mending nets', closed: true },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
} satisfies OpeningHoursProps;

export const hoursNote =
  'If high water falls between ten and one, lunch starts two hours after it. The day’s time is chalked on the door, and Merryn says it on the telephone.';

export const day = {
  heading: 'A Saturday, by its water',
  lead: 'The orange is when you can come in.',
  moments: [
    { time: '04:30', name: 'Boats out', text: 'While there’s water to float on.', level: 5 },
    { time: '06:10', name: 'High water', text: 'Home, over the bar.', level: 9 },
    { time: '07:10', name: 'Landed', text: 'Boxed on the quay. We point.', level: 8 },
    { time: '08:30', name: 'The board is chalked', level: 6 },
    { time: '10:00', name: 'Gutted', text: 'By Merryn. Don’t chat.', level: 3 },
    {
      time: '12:00',
      name: 'Doors open for lunch',
      text: 'The harbour is mud. The fish was in at seven.',
      level: 0,
      door: 'open',
    },
    { time: '15:00', name: 'Doors shut', text: 'The cat has the window.', level: 4 },
    { time: '18:00', name: 'Doors open for supper', text: 'The view is back.', level: 9, door: 'open' },
    { time: '22:00', name: 'Doors shut', text: 'Mind the step. Low again.', level: 3 },
  ],
  note: 'Every day it’s all fifty minutes later. That’s the moon; we’ve asked.',
} satisfies TideDayProps;

export const why = {
  id: 'why',
  heading: 'Why we bother',
  items: [
    {
      question: 'Couldn’t you use a fridge?',
      answer:
        'We’ve one, for the butter. There’s another at the bottom of this page. Fish that came in at seven doesn’t need either of them by noon.',
    },
    {
      question: 'How do I know when lunch is?',
      answer: `Noon, most days. If the tide’s awkward it’s later, never past half past two. Ring ${business.telephone} after nine and you’ll be told to the minute.`,
    },
    {
      question: 'What if it blows?',
      answer: 'If no boat goes out we say so by ten. The leeks on toast are better than they sound.',
    },
  ],
} satisfies FaqDetailsProps;

export const form = {
  id: 'table',
  heading: 'Ask for a table',
  lead: 'We ring or text back the same day, once the fish is put away.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    { name: 'party', label: 'How many', options: ['Two', 'One', 'Three', 'Four', 'Five or six'] },
    { name: 'when', label: 'Day and time', placeholder: 'Friday, about seven', required: true },
    {
      name: 'more',
      label: 'Anything we should know',
      lines: 2,
      placeholder: 'No shellfish for one of us. Window, if you can',
      wide: true,
    },
  ],
  submit: 'Ask for it',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'A line is in the water',
    text: 'In real life Merryn would ring you back today. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  id: 'questions',
  heading: 'Before you jump',
  items: [
    {
      question: 'I don’t like fish.',
      answer:
        'You’ll be looked after. Leeks on toast, chips, ice cream, and a very good view of other people’s fish.',
    },
    {
      question: 'Can I order the lobster ahead?',
      answer: 'You can. The lobster hasn’t agreed to anything. We’ll ring you if one turns up.',
    },
    {
      question: 'Dogs?',
      answer: 'At the four tables downstairs. There’s a bowl. The cat is called Bosun and outranks them.',
    },
    {
      question: 'There are eight of us.',
      answer: `Ring ${business.telephone}. We’ll push the window tables together and hide the good chairs.`,
    },
  ],
} satisfies FaqDetailsProps;

export const where = {
  heading: 'The Net Loft',
  address: `${business.house}, ${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'Along the quay, past the fish market, till there’s a green door with a gull over it. It’s always the same gull.',
  links: [
    { label: 'On the map', href: mapLink('Buller Quay, East Looe PL13 1DX') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
  details: [
    { term: 'Train', text: 'Looe, from Liskeard. Turn left, keep the river on your right, six minutes.' },
    {
      term: 'Car',
      text: 'Millpool car park, West Looe, then the bridge. Not the quay: it’s wet twice a day.',
    },
    { term: 'Boat', text: 'Two hours either side of high water. Rings on the wall, no charge, buy a drink.' },
    { term: 'Step', text: 'One, four inches, with a ramp that lives behind the door. The loo is level.' },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map: The Net Loft is on Buller Quay, on the east bank of the Looe river, between the bridge and the Banjo Pier';
