import type { TableProps } from './Table.tsx';

const yes = { mark: 'tick', words: 'Included' } as const;
const no = { mark: 'cross', words: 'Not included' } as const;

export const tides = {
  caption: 'High water at Whitby, this weekend',
  rowHeading: 'Day',
  columns: [
    { label: 'Morning', numeric: true },
    { label: 'Evening', numeric: true },
  ],
  groups: [
    {
      rows: [
        { header: 'Saturday', cells: ['06:12', '18:40'] },
        { header: 'Sunday', cells: ['07:01', '19:27'] },
      ],
    },
  ],
} satisfies TableProps;

export const tiers = {
  caption: 'What each size of website comes with',
  rowHeading: 'Feature',
  columns: [
    { label: 'Basic', note: '$299 once' },
    { label: 'Intermediate', note: '$499 once', featured: 'Recommended' },
    { label: 'Advanced', note: '$799 once' },
  ],
  groups: [
    {
      heading: 'Size',
      rows: [
        { header: 'Pages', cells: ['Up to 3', 'Up to 6', '12 or more'] },
        { header: 'Open in', cells: ['3-5 business days', '7-14 days', '7-14 days'] },
      ],
    },
    {
      heading: 'In the box',
      rows: [
        { header: 'Your name, hours and photos', cells: [yes, yes, yes] },
        { header: 'Priority Launch, as an extra', cells: [no, yes, yes] },
        { header: 'Staff Training Session, as an extra', cells: [no, no, yes] },
      ],
    },
  ],
} satisfies TableProps;

export const muehle = {
  caption: 'Mehlausmahlungsgradvergleichstabelle der Wassermühle Niederbrechen',
  rowHeading: 'Mehlsorte',
  columns: [{ label: 'Aschegehalt' }, { label: 'Verwendungsmöglichkeiten' }],
  groups: [
    {
      heading: 'Weizenmehlerzeugnisse',
      rows: [
        {
          header: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsmehl',
          cells: ['405 Milligramm', 'Donaudampfschifffahrtskapitänsgeburtstagstorten'],
        },
      ],
    },
  ],
} satisfies TableProps;
