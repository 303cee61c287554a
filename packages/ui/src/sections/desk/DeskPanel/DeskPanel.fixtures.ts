import type { DeskPanelProps } from './DeskPanel.tsx';

export const sales = {
  heading: 'What sells',
  lead: 'Since the shop opened.',
  footnote: '12 others wait for their first buyer.',
} satisfies DeskPanelProps;

export const table = {
  caption: 'What sells',
  captionHidden: true,
  rowHeading: 'Template',
  columns: [
    { label: 'Orders', numeric: true },
    { label: 'Taken', numeric: true },
  ],
  groups: [{ rows: [{ header: 'Barbershop Classic', cells: ['7', '$2,293'] }] }],
} as const;
