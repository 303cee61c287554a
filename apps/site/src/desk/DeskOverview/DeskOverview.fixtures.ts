import type { Overview } from '@awning/contract/admin/overview';

const takings = [
  0, 299, 0, 0, 799, 499, 0, 299, 0, 1098, 0, 0, 299, 0, 499, 0, 0, 0, 349, 0, 799, 0, 299, 299, 0, 0, 624, 0,
  499, 1098,
];

export const overview: Overview = {
  currency: 'USD',
  orders: { pending: 1, paid: 2, in_progress: 3, delivered: 11, cancelled: 2, expired: 4, refunded: 1 },
  turns: { shop: 2, buyer: 4 },
  flagged: 1,
  days: takings.map((dollars, place) => ({
    day: new Date(Date.UTC(2026, 9, 23 + place)).toISOString().slice(0, 10),
    orders: dollars > 1000 ? 2 : Number(dollars > 0),
    revenue: dollars * 100,
  })),
  templates: [
    { templateId: 'barbershop-deluxe', name: 'Barbershop Deluxe', orders: 4, revenue: 319_600 },
    { templateId: 'barbershop-classic', name: 'Barbershop Classic', orders: 7, revenue: 229_300 },
    { templateId: 'flower-window', name: 'Flower Window', orders: 0, revenue: 0 },
  ],
  messages: { open: 3, unread: 1 },
  quotes: { open: 1, unread: 1 },
  subscribers: 182,
  reviews: { count: 6, average: 4.6, hidden: 1 },
  mails: { failed: 1, waiting: 0, oldestWaiting: null },
};

export const openedToday: Overview = {
  ...overview,
  orders: { pending: 0, paid: 0, in_progress: 0, delivered: 0, cancelled: 0, expired: 0, refunded: 0 },
  turns: { shop: 0, buyer: 0 },
  flagged: 0,
  days: overview.days.map((day) => ({ ...day, orders: 0, revenue: 0 })),
  templates: overview.templates.map((template) => ({ ...template, orders: 0, revenue: 0 })),
  messages: { open: 0, unread: 0 },
  quotes: { open: 0, unread: 0 },
  subscribers: 0,
  reviews: { count: 0, average: null, hidden: 0 },
  mails: { failed: 0, waiting: 0, oldestWaiting: null },
};
