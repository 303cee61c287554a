import type { AccountOrdersProps, OrderSlip } from './AccountOrders.tsx';

export const classic: OrderSlip = {
  id: 'classic',
  reference: 'AW-7K2M-41',
  name: 'Barbershop Classic',
  total: '$374',
  date: { text: '3 September 2026', dateTime: '2026-09-03T10:12:00Z' },
  stamp: { label: 'Paid', tone: 'good' },
  whoseTurn: 'Your turn',
  next: { label: 'Tell us about the shop', href: '/orders/classic', awaited: true },
  href: '/orders/classic',
  actions: [
    { label: 'Say how it is', spoken: 'Say how AW-7K2M-41 is', href: '/orders/classic#review' },
    { label: 'Download receipt', spoken: 'Download the receipt of AW-7K2M-41', onClick: () => undefined },
  ],
};

const petal: OrderSlip = {
  id: 'petal',
  reference: 'AW-2Q9X-77',
  name: 'Flowershop Petal',
  total: '$499',
  date: { text: '11 August 2026', dateTime: '2026-08-11T08:40:00Z' },
  stamp: { label: 'Waiting for payment', tone: 'open' },
  next: { label: 'Follow your order', href: '/orders/petal', awaited: false },
  href: '/orders/petal',
};

export const book = {
  heading: 'Your account book',
  lead: 'Ada Hargreave, ada@hargreave.example',
  items: [classic, petal],
  empty: {
    heading: 'Nothing on the rail yet',
    text: 'What you order hangs here, with its receipt.',
    action: { label: 'Look in the windows', href: '/templates' },
  },
} satisfies AccountOrdersProps;

export const unproven = {
  heading: 'Is this address yours?',
  text: 'Orders made without an account are listed here once you have used the link we mailed you.',
  action: { label: 'Send the link again', busyLabel: 'Sending…', onClick: () => undefined },
  done: 'Check your inbox: the link is on its way.',
};

export const many: OrderSlip[] = Array.from({ length: 7 }, (_, place) => ({
  ...classic,
  id: `classic-${place}`,
  reference: `AW-7K2M-4${place}`,
  actions: [],
}));

export const german = {
  ...book,
  heading: 'Kundenkontenführungsbuch',
  lead: 'Donaudampfschifffahrtsgesellschaftskapitänin Ada Hargreave',
  items: [
    {
      ...classic,
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      stamp: { label: 'Zahlungsbestätigungsverarbeitung', tone: 'open' },
      whoseTurn: 'Dransein',
      next: { label: 'Geschäftsinformationsübermittlung', href: '/orders/classic', awaited: true },
      reference: 'AW-7K2M-41-2026-000000000000000001',
      actions: [
        {
          label: 'Rechnungsbelegherunterladung',
          spoken: 'Rechnungsbelegherunterladung',
          onClick: () => undefined,
        },
      ],
    },
  ],
} satisfies AccountOrdersProps;
