import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { OpeningHoursProps } from '@awning/ui/sections/OpeningHours';
import { mapLink } from '../../format/mapLink.ts';
import { business, today } from './business.ts';

export const findPage = {
  lines: ['Up the stairs,', 'follow the', 'noise'],
  lead: 'An old net loft over the quay at North Shields. The window with the light in it is us.',
} as const;

export const where = {
  heading: 'The Net Loft',
  address: '9 Ropery Stairs, Fish Quay, North Shields NE30\u00a01QZ',
  directions:
    'Eight minutes downhill from the Metro, eleven back up. Twenty-two stairs, or the net lift from the bread hatch: ring the brass bell. Park by the library; the quay belongs to forklifts.',
  links: [
    { label: 'On the map', href: mapLink('Fish Quay, North Shields NE30 1QZ') },
    { label: business.telephone, href: business.telephoneHref },
    { label: business.mail, href: `mailto:${business.mail}` },
  ],
} satisfies ContactDetailsProps;

export const map = 'Map: the Net Loft stands between Ropery Stairs and the Fish Quay, on the Tyne';

export const hours = {
  heading: 'Laid',
  caption: 'When the table is laid',
  rows: [
    { days: 'Wed to Sat', times: '6 and 8.30', on: ['Wed', 'Thu', 'Fri', 'Sat'] },
    { days: 'Sunday', times: 'Lunch at 1', on: ['Sun'] },
    { days: 'Mon, Tue', times: 'Yours to hire', closed: true, on: ['Mon', 'Tue'] },
  ],
  today,
  footnote: 'Bread from the hatch, Tuesday to Saturday, from eight.',
} satisfies OpeningHoursProps;
