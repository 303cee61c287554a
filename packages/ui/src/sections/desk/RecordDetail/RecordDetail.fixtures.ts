import type { RecordDetailProps } from './RecordDetail.tsx';

export const order = {
  heading: 'AW-7K3M-9QX2',
  breadcrumbs: {
    label: 'Where you are',
    items: [{ label: 'Orders', href: '/desk/orders' }],
    current: 'AW-7K3M-9QX2',
  },
  stamp: { label: 'Paid', tone: 'due' },
  facts: [
    { label: 'Buyer', text: 'Ada Hargreave' },
    { label: 'Email', text: 'ada@example.com', href: 'mailto:ada@example.com' },
    { label: 'Ordered', text: '20 Nov 2026, 09:30', dateTime: '2026-11-20T09:30:00Z' },
    { label: 'Total', text: '$399' },
  ],
} satisfies RecordDetailProps;
