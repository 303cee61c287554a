import type { Branch, BranchesProps } from './Branches.tsx';

export const labels = { hours: 'Open in {name}' };

export const leith = {
  name: 'Leith',
  address: ['4 Harbour Steps', 'Leith EH6 7QS'],
  telephone: { label: '0131 496 0733', href: 'tel:+441314960733' },
  mail: { label: 'leith@shear.example', href: 'mailto:leith@shear.example' },
  map: { label: 'Leith on the map', href: 'https://maps.example/leith' },
  hours: [
    { days: 'Tue to Fri', times: '9 to 7', on: ['Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Saturday', times: '8 to 4', on: ['Sat'] },
    { days: 'Sun and Mon', times: 'Closed', closed: true, on: ['Sun', 'Mon'] },
  ],
  note: 'One step at the door; ring, and we bring the ramp.',
} satisfies Branch;

export const marchmont = {
  name: 'Marchmont',
  address: ['The Old Dairy', '117 Warrender Row', 'Edinburgh EH9 1HX'],
  telephone: { label: '0131 496 0812', href: 'tel:+441314960812' },
  map: { label: 'Marchmont on the map', href: 'https://maps.example/marchmont' },
  hours: [
    { days: 'Mon to Fri', times: '10 to 8', on: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
    { days: 'Weekends', times: 'Closed', closed: true, on: ['Sat', 'Sun'] },
  ],
} satisfies Branch;

export const shear = {
  heading: 'Two chairs each',
  lead: 'Same hands, same prices; whoever is nearer.',
  labels,
  today: { label: 'Today', timeZone: 'Europe/London' },
  items: [leith, marchmont],
} satisfies BranchesProps;

export const friseur = {
  heading: 'Zweigniederlassungsverzeichnis',
  labels: { hours: 'Öffnungszeiten {name}' },
  items: [
    {
      name: 'Donaudampfschifffahrtsgesellschaftskai',
      address: ['Rechtsschutzversicherungsgesellschaftenstraße 103', '10115 Berlin'],
      telephone: { label: '030 23125 118', href: 'tel:+493023125118' },
      mail: {
        label: 'terminvereinbarung@friseurmeisterbetrieb-donaudampfschifffahrt.example',
        href: 'mailto:terminvereinbarung@friseurmeisterbetrieb-donaudampfschifffahrt.example',
      },
      hours: [
        { days: 'Donnerstagnachmittags', times: '8.30 bis 17.45 Uhr, außer an gesetzlichen Feiertagen' },
      ],
      note: 'Kinderwagenabstellmöglichkeit im Treppenhauszwischengeschoss.',
    },
  ],
} satisfies BranchesProps;
