export const tomorrow = [
  { id: 'orders', count: 2, label: 'orders to start', href: '/desk/orders?status=paid' },
  { id: 'messages', count: 1, label: 'message to read', href: '/desk/messages?state=new' },
  { id: 'mails', count: 1, label: 'mail that was given up', href: '/desk/mails?state=failed' },
];

export const viel = [
  {
    id: 'viel',
    count: 123_456,
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsanfragen',
    href: '/desk/messages',
  },
];
