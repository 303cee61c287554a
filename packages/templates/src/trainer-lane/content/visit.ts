import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business } from './business.ts';

export const where = {
  heading: 'The track',
  address: `${business.street}, ${business.town} ${business.postcode}`,
  directions:
    'Eight minutes’ walk from Wallsend Metro, towards the river. The gate by the changing rooms is the open one. Step-free, lockers, one working shower.',
  links: [
    { label: 'On the map', href: mapLink('Slipway Road, Wallsend NE28 6QX') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map =
  'Map: the track is on Slipway Road, between the Metro line and the river, eight minutes’ walk from Wallsend station';

export const hours = {
  heading: 'Early',
  caption: 'When Denise is in lane eight',
  rows: [
    { days: 'Mon, Wed, Fri', times: '06:30 to 08:30', on: ['Mon', 'Wed', 'Fri'] },
    { days: 'Tue, Thu', times: '06:30 to 10:00', on: ['Tue', 'Thu'] },
    { days: 'Saturday', times: '08:00 to 10:30', on: ['Sat'] },
    { days: 'Sunday', times: 'Sofa', closed: true, on: ['Sun'] },
  ],
  today: { label: 'Today', timeZone: 'Europe/London' },
  footnote: 'Two evenings a week in June and July, when it’s light enough to see who’s cheating.',
} satisfies OpeningHoursProps;
