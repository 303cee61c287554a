import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business } from './business.ts';

export const findUsPage = {
  heading: 'Follow the *bass*',
  lead: 'Pink door on Leafield Parade, between the bakery and the man who mends televisions. If you can hear lovers rock, you’ve parked well.',
  figure: 'Marcus in profile: a shaved head, a full beard, a record going round behind him',
};

export const where = {
  heading: 'On the Parade',
  address: `${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'The 2 and the 3 stop outside; nine minutes from the Corn Exchange. Free parking on Sholebrook Row after six and all Saturday. One step, and a ramp behind the door.',
  links: [
    { label: 'On the map', href: mapLink('Leafield Parade, Chapeltown, Leeds LS7 4QW') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map: Liburd’s is on Leafield Parade, off Chapeltown Road, between the bakery and Potternewton Park';

export const hours = {
  heading: 'Open',
  caption: 'When the pink door is open',
  rows: [
    { days: 'Tue to Thu', times: '9 to 6', on: ['Tue', 'Wed', 'Thu'] },
    { days: 'Friday', times: '9 to 8', on: ['Fri'] },
    { days: 'Saturday', times: '8 to 6', on: ['Sat'] },
    { days: 'Sunday', times: 'Braids, 11 to 4', on: ['Sun'] },
    { days: 'Monday', times: 'Resting', closed: true, on: ['Mon'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote: 'Last clippers half an hour before we shut. Carnival Monday we’re on the float.',
} satisfies OpeningHoursProps;

export const gettingHere = {
  heading: 'Getting here',
  items: [
    {
      question: 'When is it quiet?',
      answer: 'Tuesday and Wednesday before noon. On Friday after four, bring a book and an opinion.',
    },
    {
      question: 'Can I bring the pushchair, the dog, my nan?',
      answer: 'Yes, yes, and she’ll know Alford.',
    },
    {
      question: 'Can I just come for the dominoes?',
      answer: 'Saturday after four, when the scissors are put away. Stand up to slam.',
    },
  ],
};
