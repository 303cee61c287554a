export const places = [
  { label: 'Overview', href: '/desk' },
  { label: 'Orders', href: '/desk/orders', current: true, waiting: { count: 2, spoken: '2 to start' } },
  { label: 'Messages', href: '/desk/messages', waiting: { count: 0, spoken: 'none unread' } },
  { label: 'Quotes', href: '/desk/quotes' },
  { label: 'Reviews', href: '/desk/reviews' },
  { label: 'Subscribers', href: '/desk/subscribers' },
  { label: 'Mails', href: '/desk/mails' },
  { label: 'People', href: '/desk/people' },
  { label: 'Log', href: '/desk/log' },
];

export const viele = [
  { label: 'Überblick', href: '/desk' },
  { label: 'Bestellvorgangsverwaltung', href: '/desk/orders', current: true },
  { label: 'Kostenvoranschlagsanfragen', href: '/desk/quotes' },
];
