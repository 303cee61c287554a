import type { AdminBuyer } from '@awning/contract/admin/buyers';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, offline, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { DeskBuyers } from './DeskBuyers.tsx';

const order: AdminBuyer['orders'][number] = {
  id: '0b7c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
  reference: 'AW-7K3M-9QX2',
  status: 'delivered',
  templateName: 'Barbershop Classic',
  isDifference: false,
  total: 399_00,
  currency: 'USD',
  createdAt: '2026-11-20T09:30:00.000Z',
  messages: 2,
  site: 'live',
};
const ada: AdminBuyer = {
  email: 'ada@hargreave.example',
  name: 'Ada Hargreave',
  business: 'Hargreave & Son',
  count: 7,
  paid: [{ currency: 'USD', amount: 1_297_50 }],
  lastOrderAt: '2026-11-20T09:30:00.000Z',
  messages: 1,
  orders: [
    order,
    {
      ...order,
      id: '5f0c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
      reference: 'AW-2B8T-4RRD',
      status: 'expired',
      messages: 0,
      site: null,
    },
    {
      ...order,
      id: '6f0c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
      reference: 'AW-3HX8-Q2NB',
      templateName: 'Barbershop Deluxe',
      isDifference: true,
      total: 500_00,
      messages: 0,
      site: null,
    },
  ],
};
const strange: AdminBuyer = {
  ...ada,
  email: `${'w'.repeat(64)}@wolfe.example`,
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  business: null,
  count: 1,
  paid: [],
  messages: 0,
  orders: [{ ...order, status: 'pending', site: null, messages: 0 }],
};

const meta = preview.meta({
  component: DeskBuyers,
  args: { list: pageOf([ada, strange]), view },
  parameters: { layout: 'fullscreen' },
});

/** Each buyer with the sum they paid, and links to every order, its website and their messages. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^ada@hargreave/ }));
    await expect(row.getByText('$1,297.50')).toBeVisible();
    await expect(row.getByText(/Barbershop Classic, \$399, Live/)).toBeVisible();
    await expect(row.getByText('The difference for Barbershop Deluxe, $500, Delivered')).toBeVisible();
    const leads = (name: string, href: string) =>
      expect(row.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads('AW-7K3M-9QX2', `/dashboard/orders/${order.id}`);
    await leads('Website, 2 messages AW-7K3M-9QX2', `/dashboard/orders/${order.id}/site`);
    await leads('All 7 orders', '/dashboard/orders?q=ada%40hargreave.example');
    await leads('1 message by the contact form', '/dashboard/messages?q=ada%40hargreave.example');
    await expect(row.queryByRole('link', { name: /^Website.*AW-2B8T/ })).toBeNull();

    const unpaid = within(canvas.getByRole('row', { name: /^w{64}@/ }));
    await expect(unpaid.getByText('Nothing')).toBeVisible();
    await expect(unpaid.queryByRole('link', { name: /^All/ })).toBeNull();
  },
});

/** No buyer is found by that name. */
export const Empty = meta.story({ args: { list: nothing, view: { ...view, value: { q: 'nobody' } } } });

/** The list could not be loaded. */
export const Failed = meta.story({ args: { list: offline } });
