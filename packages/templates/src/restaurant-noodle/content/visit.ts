import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { MapThreadProps } from '../sections/MapThread/index.ts';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business, labels } from './business.ts';

export const where = {
  heading: 'Follow the noodle',
  lead: 'Four minutes from Central Station, mostly downhill.',
  streets: ['Westgate Road', 'Pudding Chare', 'Bigg Market'],
  door: '9',
  address: `${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'Along Westgate Road, left up the lane that smells of star anise. Red door, one step; there’s a ramp behind it and Kev’s quick with it.',
  links: [
    { label: 'On the map', href: mapLink('Pudding Chare, Newcastle upon Tyne NE1 1UE') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies Omit<MapThreadProps, 'map'>;

export const map =
  'Map: 9 Pudding Chare is in the lane between Westgate Road and the Bigg Market, four minutes from Central Station';

export const hours = {
  heading: 'Open',
  caption: 'Or until the dough runs out, which we’ll shout',
  rows: [
    { days: 'Tue to Thu', on: ['Tue', 'Wed', 'Thu'], times: '12 to 8' },
    { days: 'Fri, Sat', on: ['Fri', 'Sat'], times: '12 to 10' },
    { days: 'Sunday', on: ['Sun'], times: '12 to 4' },
    { days: 'Monday', on: ['Mon'], times: 'Resting the dough', closed: true },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
} satisfies OpeningHoursProps;

export const questions = {
  id: 'questions',
  heading: 'Before you slurp',
  items: [
    {
      question: 'Is it really one noodle?',
      answer:
        'Yes. One piece of dough, rolled, oiled, coiled and pulled straight into the pot. You may measure it. You may not take it home to measure it.',
    },
    {
      question: 'What if it breaks?',
      answer: 'Then it’s two noodles and half the luck. Wen makes a noise. Nothing else happens.',
    },
    {
      question: 'There are three of us.',
      answer:
        'Two of you and a friend who’ll meet you after. Or come at four, when it’s quiet and we can’t count.',
    },
    {
      question: 'Can I bring a child?',
      answer: 'Yes, they’re good at it. Stool 5 has a box to stand on. Half bowls, half the metres, £5.',
    },
    {
      question: 'Can I have it cut?',
      answer: 'There are scissors. They’re under the counter. You’ll have to ask in front of everyone.',
    },
  ],
} satisfies FaqDetailsProps;

export const form = {
  id: 'hold',
  heading: labels.hold,
  lead: 'Or one. We’ll text back before the next sitting, and keep them ten minutes.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    { name: 'stools', label: 'Stools', options: ['Two', 'One'] },
    { name: 'when', label: 'When', placeholder: 'Friday, about seven', required: true },
    {
      name: 'more',
      label: 'Anything we should know',
      lines: 2,
      placeholder: 'It’s her birthday, really',
      wide: true,
    },
  ],
  submit: 'Hold them',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'There’s a coat on your stools',
    text: 'In real life Kev would text you back before the next sitting. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;
