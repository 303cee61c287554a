import type { Session } from '@awning/contract/account';
import type { AccountOrder } from '@awning/contract/accountOrders';
import type { SiteStage } from '@awning/contract/sites/orderSite';
import { deliveredLive, inProgress, paid, pending } from '../../testing/orders.fixtures.ts';

export const ada = {
  first_name: 'Ada',
  last_name: 'Hargreave',
  username: 'hargreave.son',
  email: 'ada@hargreave.example',
};

const listed = (order: typeof paid, token: string, canReview = false): AccountOrder => ({
  ...order,
  token,
  canReview,
});

const worked = (stage: SiteStage) => ({
  address: 'https://hargreave.sites.example',
  state: 'draft' as const,
  domain: null,
  stage,
});

export const bought = [
  listed(pending, 'pending'),
  listed({ ...paid, reference: 'AW-2Q9X-7M1B', templateName: 'Flowershop Petal', total: 499_00 }, 'paid'),
  listed({ ...inProgress, reference: 'AW-4W8C-2JD6', site: worked('checking') }, 'checking'),
  listed({ ...inProgress, reference: 'AW-8L1V-6PZ3', site: worked('approving') }, 'approving'),
  listed({ ...deliveredLive, reference: 'AW-5T4R-1KC8' }, 'delivered', true),
];

export const sessions: Session[] = [
  {
    id: 'phone',
    device: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    createdAt: '2026-10-02T08:00:00.000Z',
    usedAt: '2026-11-19T18:40:00.000Z',
    current: false,
  },
  {
    id: 'here',
    device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:131.0) Gecko/20100101 Firefox/131.0',
    createdAt: '2026-11-20T09:00:00.000Z',
    usedAt: '2026-11-20T09:30:00.000Z',
    current: true,
  },
];
