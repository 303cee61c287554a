import type { AdminOrderLine } from '@awning/contract/admin/orders';

export const paid: AdminOrderLine = {
  id: '0b7c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
  reference: 'AW-7K3M-9QX2',
  status: 'paid',
  templateId: 'barbershop-classic',
  templateName: 'Barbershop Classic',
  tier: 'basic',
  total: 399_00,
  currency: 'USD',
  customer: { name: 'Ada Hargreave', email: 'ada@hargreave.example', business: 'Hargreave & Son' },
  address: null,
  siteAddress: null,
  flag: null,
  whoseTurn: 'buyer',
  readyBy: null,
  isDifference: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  paidAt: '2026-11-20T09:31:12.000Z',
};

export const strange: AdminOrderLine = {
  ...paid,
  id: '5f0c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
  reference: 'AW-2B8T-4RRD',
  status: 'refunded',
  whoseTurn: 'nobody',
  flag: 'amount',
  customer: {
    name: '<script>alert(1)</script>'.repeat(4),
    email: `${'w'.repeat(64)}@wolfe.example`,
    business: 'متجر على الزاوية',
  },
};
