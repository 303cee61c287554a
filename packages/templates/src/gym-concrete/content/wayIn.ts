import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { HeightBarrierProps } from '../sections/HeightBarrier/index.ts';
import { mapLink } from '../../format/mapLink.ts';
import { business, labels } from './business.ts';

export const wayInPage = {
  heading: 'Come on down',
  plate: 'Keep left, keep going',
  lead: 'Through the barrier, past the booth, follow the orange arrows. When you can’t go any lower, that’s us.',
  figure:
    'The ramp going down past level minus one, with an arrow on every slope and a barbell at the bottom',
};

export const form = {
  id: 'ticket',
  heading: 'Take a ticket',
  lead: 'Good for one free hour with an attendant. We text you two times to choose from, usually the same evening.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'model',
      label: 'Year of manufacture',
      options: ['After 2000', 'The nineties', 'The eighties', 'The seventies', 'Classic'],
    },
    {
      name: 'time',
      label: 'When suits',
      options: ['Before work', 'Morning', 'Lunch', 'After work', 'Saturday'],
    },
    {
      name: 'knocks',
      label: 'Any knocks or noises?',
      lines: 2,
      placeholder: 'Left knee, going downstairs',
      wide: true,
    },
  ],
  submit: labels.join,
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'Please keep this ticket with you',
    text: 'In real life the booth would text you two times by the evening. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'Before you drive in',
  items: [
    {
      question: 'I have never lifted anything. Is this the right place?',
      answer:
        'It is the usual way to arrive. Learner sessions start with an empty bar and end with tea, and there are four a week.',
    },
    {
      question: 'Is it dark down there?',
      answer: 'No. It is lit like a car park, which is to say completely, at all hours, by law.',
    },
    {
      question: 'Is it cold?',
      answer:
        'Fourteen degrees, winter and summer. By the third set you will be telling people how clever that is.',
    },
    {
      question: 'Can I get down without the ramp?',
      answer:
        'Yes. The lift goes to −2 with a key from the booth, whatever it says about Tuesdays. Ring and we’ll meet you at the doors.',
    },
  ],
} satisfies FaqDetailsProps;

export const where = {
  heading: 'Where to turn in',
  address: `Fazeley Row Car Park, Digbeth, Birmingham ${business.postcode}`,
  directions:
    'Eight minutes on foot from Moor Street, under the viaduct and left at the blue P. If you can see the sky you haven’t arrived.',
  links: [
    { label: 'On the map', href: mapLink('Digbeth, Birmingham B5 5ZW') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
  details: [
    {
      term: 'By bus',
      text: 'The 50 and the 35 stop at the top of the row. Tomasz used to drive one of them.',
    },
    { term: 'By bicycle', text: 'Ride in under the barrier. Racks on level −1.' },
    { term: 'By car', text: 'Level 2, council rates. It does feel like cheating.' },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map: the car park stands on Fazeley Row between the railway viaduct and the canal, eight minutes from Moor Street station';

export const barrier = {
  limit: 'Max. 2.1 m',
  heading: 'When the barrier is up',
  text: 'If you are taller than this, mind the pipe on −1 and come anyway. If your lift is, we took the pipes out on −2.',
  caption: 'Opening hours, all levels but the council’s',
  rows: [
    { days: 'Mon to Fri', times: '06:00 to 22:00', on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: '07:00 to 18:00', on: ['Sat'] },
    { days: 'Sunday', times: '08:00 to 14:00', on: ['Sun'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  note: 'Overnight parking is not available. We have asked.',
} satisfies HeightBarrierProps;
