import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business } from './business.ts';

export const where = {
  heading: 'Arch 27',
  address: 'Mayes Row, Ancoats, Manchester M4\u00a07JD',
  directions:
    'Yellow door, nine minutes from Piccadilly. If you hear a train and a clang, that’s us. Step-free; shower and lockers inside.',
  links: [
    { label: 'On the map', href: mapLink('Mayes Row, Manchester M4 7JD') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map = 'Map: Arch 27 is on Mayes Row under the railway, between the canal and Foundry Street';

export const hours = {
  heading: 'Open',
  caption: 'When the yellow door is open',
  rows: [
    { days: 'Mon to Fri', times: '06:00 to 20:00', on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: '09:00 to 12:00', on: ['Sat'] },
    { days: 'Sunday', times: 'Rest', closed: true, on: ['Sun'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
} satisfies OpeningHoursProps;
