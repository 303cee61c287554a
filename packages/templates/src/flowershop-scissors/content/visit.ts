import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { FaqDetailsItem } from '@awning/ui/sections/FaqDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import type { StatsProps } from '@awning/ui/sections/Stats';
import { mapLink } from '../../format/mapLink.ts';
import { business } from './business.ts';

export const where = {
  heading: 'Down the steps',
  address: '8 Circus Wynd, Stockbridge, Edinburgh EH3\u00a06TN',
  directions:
    'From the bridge, down the steps on the river side. If your feet are wet, that’s the Water of Leith.',
  links: [
    { label: 'On the map', href: mapLink('Circus Wynd, Stockbridge, Edinburgh EH3 6TN') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const waysThere = [
  { term: 'On foot', text: 'Fifteen minutes downhill from Princes Street; twenty-five back up.' },
  { term: 'By bus', text: 'Any that stops at Raeburn Street. Get off when you can smell stocks.' },
  { term: 'Step-free', text: 'Round by Saxe Row, ring the bicycle bell, and Iain opens the yard.' },
];

export const map = 'Map: the shop is on Circus Wynd, beside the bridge over the Water of Leith';

export const hours = {
  heading: 'Come in',
  caption: 'and smell them, when the door stands open',
  rows: [
    { days: 'Tuesday to Friday', times: 'eight till six', on: ['Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: 'eight till four, or bare', on: ['Sat'] },
    { days: 'Sunday', times: 'ten till one', on: ['Sun'] },
    { days: 'Monday', times: 'digging', closed: true, on: ['Mon'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote: 'The bench is fullest at nine and most honest at half past three.',
} satisfies OpeningHoursProps;

export const visitPage = {
  heading: 'Follow\n*the smell*',
  lead: 'A stone room under Circus Wynd, with the door open in all weathers and a bench you’re allowed to touch.',
  picture:
    'Cut-paper picture of the shop: a pink door under a striped blind, buckets of flowers on the steps',
};

export const delivery = {
  label: 'What delivery costs',
  items: [
    { value: '£5', text: 'by van to EH1–EH4' },
    { value: '£8', text: 'by van to EH5–EH12' },
    { value: '£12', text: 'to East Lothian, Wed and Fri' },
  ],
} satisfies StatsProps;

export const visitAsked = {
  heading: 'At the door',
  items: [
    {
      question: 'Is the dog allowed in?',
      answer: 'Yes. There’s already one, called Compost. He’ll be under the bench.',
    },
    {
      question: 'Can I park?',
      answer:
        'For ten minutes on Saxe Row with the lights flashing and a guilty face. Otherwise Raeburn Street, metered.',
    },
    {
      question: 'Can I watch?',
      answer:
        'Till ten we’re tying and won’t look up. After ten Bea will show you a spiral and you’ll never unsee it.',
    },
    { question: 'Do you take cash?', answer: 'Yes, and cards, and jugs.' },
  ] satisfies readonly FaqDetailsItem[],
};
