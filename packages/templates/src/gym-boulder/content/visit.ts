import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business } from './business.ts';

export const where = {
  heading: 'Find the garage',
  address: `${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'The long brick shed by the river with a red door big enough for a double-decker. Park in any bay outside that still has a number.',
  links: [
    { label: 'On the map', href: mapLink('Sluice Road, Wisbech PE13 2TX') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map = 'Map: the old bus garage is on Sluice Road, between the river and the bus station';

export const hours = {
  heading: 'Open',
  caption: 'When the big door is up',
  rows: [
    { days: 'Mon to Thu', times: '10 to 10', on: ['Mon', 'Tue', 'Wed', 'Thu'] },
    { days: 'Friday', times: '10 to 9', on: ['Fri'] },
    { days: 'Saturday', times: '9 to 6', on: ['Sat'] },
    { days: 'Sunday', times: '9 to 8', on: ['Sun'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote:
    'Last climb twenty minutes before. Every second Tuesday Bays Five to Eight are shut till two while Tom moves everything.',
} satisfies OpeningHoursProps;
