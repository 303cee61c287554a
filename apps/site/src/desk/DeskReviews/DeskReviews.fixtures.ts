import type { AdminReview } from '@awning/contract/admin/reviews';

export const kind: AdminReview = {
  id: 'kind',
  templateId: 'barbershop-classic',
  rating: 5,
  text: 'Open in four days, and the phone has not stopped.',
  reply: null,
  repliedAt: null,
  hidden: false,
  createdAt: '2026-11-18T12:00:00.000Z',
  order: {
    id: '0b7c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
    reference: 'AW-7K3M-9QX2',
    templateName: 'Barbershop Classic',
    customerName: 'Ada Hargreave',
  },
};

export const rude: AdminReview = {
  ...kind,
  id: 'rude',
  rating: 1,
  text: '<script>alert(1)</script>'.repeat(60),
  reply: 'We are sorry to hear it.',
  hidden: true,
  templateId: 'barbershop-deluxe',
  order: { ...kind.order, templateName: 'Barbershop Deluxe' },
};
