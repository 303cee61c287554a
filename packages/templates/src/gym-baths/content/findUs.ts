import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business, labels } from './business.ts';

export const findUsPage = {
  heading: 'Find us',
  lead: 'Four minutes from the station, downhill. Follow anybody with a rolled-up towel.',
  mark: '2.4 m',
  notice: 'You are nearly in.',
};

export const form = {
  id: 'day-pass',
  heading: 'A day pass, please',
  lead: 'Tell us the day and we leave it at the window in your name. Pay when you come: £11, or nothing if you turn back at the door.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'telephone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: true },
    {
      name: 'first',
      label: 'What first?',
      options: ['The pool', 'The gym floor', 'A class', 'The steam rooms', 'Not sure yet'],
    },
    { name: 'day', label: 'Which day?', placeholder: 'Thursday, after the school run' },
    {
      name: 'anything',
      label: 'Anything we should know?',
      lines: 3,
      placeholder: 'I have not swum since 1989',
      wide: true,
    },
  ],
  submit: labels.pass,
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'It is at the window',
    text: 'In real life Maureen would have it by now, and ring if the day does not suit. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const hours = {
  heading: 'Open',
  caption: 'Doors open; last swim forty-five minutes before closing',
  rows: [
    { days: 'Monday to Friday', times: '6.15 to 9.45', on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: '7.30 to 6', on: ['Sat'] },
    { days: 'Sunday', times: '8 to 4', on: ['Sun'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote: 'Closed Christmas Day, and for one week in August, when Alan goes in with a bucket.',
} satisfies OpeningHoursProps;

export const where = {
  heading: 'On Penny Street',
  address: `${business.name}, ${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'Out of the station, down Penny Street, and look for the chimney. The green door is the way in; the red one is Edna.',
  links: [
    { label: 'On the map', href: mapLink('Penny Street, Accrington') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
  details: [
    {
      term: 'By train',
      text: 'Accrington, four minutes on foot. The waiting room is colder than our plunge.',
    },
    { term: 'By bus', text: 'The 6 and the 7 stop at the library, across the way.' },
    { term: 'By car', text: 'Abbey Row, two hours free. Blue badges in our yard.' },
    { term: 'By bicycle', text: 'Rails in the yard, under the gallery window.' },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map laid in tile: the baths stand on Penny Street between the station and the canal, across from the library on Abbey Row';
