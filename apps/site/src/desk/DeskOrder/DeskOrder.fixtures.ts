import type { AdminOrder, AdminRefund } from '@awning/contract/admin/orders';
import { sent } from '../DeskMails/DeskMails.fixtures.ts';
import { paid } from '../DeskOrders/DeskOrders.fixtures.ts';

export const order: AdminOrder = {
  ...paid,
  url: 'https://awning.example/orders/token',
  templatePrice: 299_00,
  refunded: 0,
  refundable: 399_00,
  refunds: [],
  addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
  billing: {
    company: 'Hargreave Trading Ltd',
    street: '1 High Street',
    postalCode: 'LS1 1AA',
    city: 'Leeds',
    country: 'GB',
    taxNumber: 'GB 123 4567 89',
  },
  accountId: null,
  expiresAt: '2026-11-20T10:00:00.000Z',
  history: [
    { step: 'ordered', at: paid.createdAt, whoseTurn: 'buyer', note: null, by: null },
    { step: 'paid', at: '2026-11-20T09:31:12.000Z', whoseTurn: 'buyer', note: null, by: null },
  ],
  paymentSessions: [{ id: 'cs_1', paymentId: 'pi_1', paid: true, createdAt: paid.createdAt }],
  paymentEvents: [
    {
      id: 'evt_1',
      type: 'paid',
      sessionId: 'cs_1',
      amount: 399_00,
      currency: 'USD',
      outcome: 'moved',
      receivedAt: '2026-11-20T09:31:12.000Z',
    },
  ],
  paidFromSameForm: [],
  files: [],
  differences: [],
  upgrades: null,
  mails: [{ ...sent, id: 'm1' }],
};

const site = {
  id: '3f1f7a52-6a0e-4e0c-9d3b-7f6f0f2f9a11',
  name: 'hargreave-and-son.zip',
  size: 4_300_000,
  received: 4_300_000,
};

/** Work has begun: one file has arrived, another in part. */
export const inProgress: AdminOrder = {
  ...order,
  status: 'in_progress',
  whoseTurn: 'shop',
  readyBy: '2026-11-27',
  files: [
    site,
    { ...site, id: '4f1f7a52-6a0e-4e0c-9d3b-7f6f0f2f9a11', name: 'pictures.zip', received: 1_000_000 },
  ],
};

export const delivered: AdminOrder = {
  ...order,
  status: 'delivered',
  whoseTurn: 'nobody',
  address: 'https://www.hargreave-and-son.example/',
  files: [site],
  history: [
    ...order.history,
    {
      step: 'in_progress',
      at: '2026-11-21T08:00:00.000Z',
      whoseTurn: 'shop',
      note: 'Her pictures came. '.repeat(20),
      by: 'dora',
    },
    { step: 'delivered', at: '2026-11-24T16:00:00.000Z', whoseTurn: 'nobody', note: null, by: 'dora' },
  ],
};

const requested: AdminRefund = {
  id: 'r1',
  amount: 100_00,
  note: 'No blog after all',
  by: 'dora',
  askedAt: '2026-11-25T10:00:00.000Z',
  state: 'asked',
  settledAt: null,
  failure: null,
};

export const refundAsked: AdminOrder = { ...delivered, refundable: 0, refunds: [requested] };

export const refundFailed: AdminOrder = {
  ...delivered,
  refunds: [
    {
      ...requested,
      state: 'failed',
      settledAt: '2026-11-25T10:00:01.000Z',
      failure: 'Refund amount ($100.00) is greater than unrefunded amount on charge ($50.00)',
    },
  ],
};

export const partRefunded: AdminOrder = {
  ...delivered,
  refunded: 100_00,
  refundable: 299_00,
  refunds: [{ ...requested, state: 'returned', settledAt: '2026-11-25T10:00:04.000Z' }],
  history: [
    ...delivered.history,
    {
      step: 'part_refunded',
      at: '2026-11-25T10:00:04.000Z',
      whoseTurn: 'nobody',
      note: 'No blog after all',
      by: 'dora',
      amount: 100_00,
    },
  ],
};
