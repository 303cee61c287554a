import type { LedgerProps } from './Ledger.tsx';

export const labels = { loading: 'Fetching…' };

export const orders = {
  heading: 'Orders',
  lead: 'Everything that went over the counter.',
  count: '2 of 2 orders',
  filter: {
    formAction: '/desk/orders',
    value: { q: '', status: '' },
    search: { label: 'Search orders', clear: 'Clear search' },
    choices: [
      {
        name: 'status',
        label: 'Status',
        options: [
          { label: 'Any', value: '' },
          { label: 'Paid', value: 'paid' },
        ],
      },
    ],
    labels: { form: 'Find an order', submit: 'Find' },
  },
} satisfies Partial<LedgerProps>;

export const table = {
  caption: 'Orders',
  captionHidden: true,
  rowHeading: 'Order',
  columns: [{ label: 'Buyer' }, { label: 'Total', numeric: true }],
  groups: [
    {
      rows: [
        { header: 'AW-7K3M-9QX2', href: '/desk/orders/1', cells: ['Ada Hargreave', '$399'] },
        { header: 'AW-2B8T-4RRD', href: '/desk/orders/2', cells: ['Sharp & Sons', '$799'] },
      ],
    },
  ],
  narrow: 'cards',
} as const;
