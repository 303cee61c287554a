import type { FigureBoardProps } from './FigureBoard.tsx';

export const quiet = {
  heading: 'The desk',
  items: [{ label: 'Taken today', value: '$0' }],
} satisfies FigureBoardProps;

export const shop = {
  heading: 'The desk',
  lead: 'Saturday, 21 November',
  items: [
    { label: 'Taken today', value: '$1,098', note: '2 orders' },
    { label: 'Taken in 30 days', value: '$9,381', note: '17 orders' },
    { label: 'In progress', value: '4' },
    { label: 'Live or delivered', value: '61' },
    { label: 'Reviews', value: '4.6', note: '23 of 5 stars' },
    { label: 'Newsletter', value: '182', note: 'confirmed' },
    { label: 'Waiting for payment', value: '1' },
  ],
} satisfies FigureBoardProps;

export const verein = {
  heading: 'Vereinskassenübersichtstafel',
  items: [
    { label: 'Jahreshauptversammlungsbeitragseinnahmen', value: '1.234.567,89 €', note: 'seit der Gründung' },
    { label: 'Mitgliederbestandsveränderung', value: '−1.024' },
  ],
} satisfies FigureBoardProps;
