import type { Order } from '@awning/contract/orders';

const ordered = '2026-11-20T09:30:00.000Z';
const paidAt = '2026-11-20T09:31:12.000Z';

export const pending: Order = {
  reference: 'AW-7K3M-9QX2',
  status: 'pending',
  templateId: 'barbershop-classic',
  templateName: 'Barbershop Classic',
  tier: 'basic',
  addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
  total: 399_00,
  currency: 'USD',
  createdAt: ordered,
  paidAt: null,
  timeline: [
    { step: 'ordered', at: ordered, whoseTurn: 'buyer' },
    { step: 'paid', at: null, whoseTurn: 'shop' },
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
    { step: 'cancelled', at: paidAt, whoseTurn: 'buyer' },
  ],
};
