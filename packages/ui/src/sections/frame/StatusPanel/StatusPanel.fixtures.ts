import type { StatusPanelProps } from './StatusPanel.tsx';

export const processing = {
  tone: 'waiting',
  heading: 'We’re waiting for your bank',
  text: 'This takes a few seconds. You can close this page: your receipt comes by email.',
} satisfies StatusPanelProps;

export const thanks = {
  tone: 'success',
  heading: 'Thank you. It’s yours.',
  text: 'Your payment came in and your receipt is on its way. We start when we have your name, hours and photos.',
  reference: { label: 'Order', text: 'AW-7K2M-41' },
  actions: [
    { label: 'Follow your order', href: '/orders/example' },
    { label: 'Back to the windows', href: '/templates' },
  ],
} satisfies StatusPanelProps;

/** With one thing to do, and more to read after it. */
export const paid = {
  tone: 'success',
  heading: 'Paid, with thanks',
  text: 'You paid $299 for Barbershop Classic.',
  reference: { label: 'Order', text: 'AW-7K2M-41' },
  actions: [
    { label: 'Tell us about the shop', href: '/orders/example/tell/name' },
    { label: 'Follow your order', href: '/orders/example' },
  ],
  footnote:
    'The clock starts when we have your name, hours and photos.\nReady in 3-5 business days.\nYour receipt comes by email.',
} satisfies StatusPanelProps;

export const cancelled = {
  tone: 'problem',
  heading: 'You left the till',
  text: 'Nothing has been charged. Your basket is as you left it.',
} satisfies StatusPanelProps;
