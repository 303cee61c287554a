import type { Order } from '@awning/contract/orders';

const ordered = '2026-11-20T09:30:00.000Z';
const paidAt = '2026-11-20T09:31:12.000Z';

export const pending: Order = {
  delivery: null,
  site: null,
  pictures: [],
  differences: [],
  upgrades: null,
  reference: 'AW-7K3M-9QX2',
  status: 'pending',
  templateId: 'barbershop-classic',
  templateName: 'Barbershop Classic',
  tier: 'basic',
  addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
  total: 399_00,
  refunded: 0,
  currency: 'USD',
  billing: null,
  mailedTo: 'm…@hobday.example',
  createdAt: ordered,
  paidAt: null,
  readyBy: null,
  timeline: [
    { step: 'ordered', at: ordered, whoseTurn: 'buyer' },
    { step: 'paid', at: null, whoseTurn: 'buyer' },
    { step: 'in_progress', at: null, whoseTurn: 'shop' },
    { step: 'delivered', at: null, whoseTurn: 'nobody' },
  ],
};

export const paid: Order = {
  ...pending,
  status: 'paid',
  paidAt,
  timeline: pending.timeline.map((step) => (step.step === 'paid' ? { ...step, at: paidAt } : step)),
};

export const cancelled: Order = {
  ...pending,
  status: 'cancelled',
  timeline: [
    { step: 'ordered', at: ordered, whoseTurn: 'buyer' },
    { step: 'cancelled', at: paidAt, whoseTurn: 'nobody' },
  ],
};

const startedAt = '2026-11-21T08:05:00.000Z';
const deliveredAt = '2026-11-25T16:00:00.000Z';
const datesOf = { ordered, paid: paidAt, in_progress: startedAt, delivered: deliveredAt };

const upTo = (order: Order, ...steps: (keyof typeof datesOf)[]): Order['timeline'] =>
  order.timeline.map((one) => {
    const happened = steps.find((step) => step === one.step);
    return happened ? { ...one, at: datesOf[happened] } : one;
  });

export const inProgress: Order = {
  ...paid,
  status: 'in_progress',
  timeline: upTo(paid, 'in_progress'),
  readyBy: '2026-11-27',
};

export const delivered: Order = {
  ...paid,
  status: 'delivered',
  timeline: upTo(paid, 'in_progress', 'delivered'),
  delivery: {
    address: 'https://www.hargreave-and-son.example/',
    files: [{ name: 'hargreave-and-son.zip', size: 4_300_000, url: '/orders/token/files/1' }],
  },
};

/** We serve it, under its name with us and its owner's domain. */
export const deliveredLive: Order = {
  ...delivered,
  delivery: { address: 'https://hargreave.sites.example', files: [] },
  site: {
    address: 'https://hargreave.sites.example',
    state: 'live',
    domain: 'hargreave-and-son.example',
    stage: 'live',
  },
  pictures: [
    { name: 'Our front.jpg', size: 6_800_000, url: '/orders/token/site/pictures/1/original' },
    { name: 'IMG_2041.png', size: 900, url: '/orders/token/site/pictures/2/original' },
  ],
};

/** The same, closed for now. */
export const deliveredPaused: Order = {
  ...deliveredLive,
  delivery: null,
  site: { ...deliveredLive.site!, state: 'paused', domain: null },
};

/** For a buyer with a host of their own. */
export const deliveredAsFiles: Order = {
  ...delivered,
  delivery: {
    address: null,
    files: [
      { name: 'hargreave-and-son.zip', size: 24_300_000, url: '/orders/token/files/1' },
      { name: `${'Grundstücksverkehrsgenehmigung'.repeat(3)}.pdf`, size: 900, url: '/orders/token/files/2' },
    ],
  },
};

/** From before an order held what was delivered, or after its buyer was forgotten. */
export const deliveredElsewhere: Order = { ...delivered, delivery: null };

export const expired: Order = {
  ...pending,
  status: 'expired',
  timeline: [
    { step: 'ordered', at: ordered, whoseTurn: 'buyer' },
    { step: 'expired', at: '2026-11-20T10:00:00.000Z', whoseTurn: 'nobody' },
  ],
};

const partAt = '2026-11-22T10:00:00.000Z';

export const partRefunded: Order = {
  ...inProgress,
  refunded: 100_00,
  timeline: inProgress.timeline.flatMap((one): Order['timeline'] =>
    one.step === 'delivered'
      ? [{ step: 'part_refunded', at: partAt, whoseTurn: 'shop', amount: 100_00 }, one]
      : [one],
  ),
};

export const refunded: Order = {
  ...paid,
  status: 'refunded',
  refunded: 399_00,
  timeline: [
    { step: 'ordered', at: ordered, whoseTurn: 'buyer' },
    { step: 'paid', at: paidAt, whoseTurn: 'buyer' },
    { step: 'refunded', at: startedAt, whoseTurn: 'nobody', amount: 399_00 },
  ],
};
