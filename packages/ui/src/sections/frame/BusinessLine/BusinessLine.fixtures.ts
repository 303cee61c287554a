import type { BusinessLineProps } from './BusinessLine.tsx';

export const cobbler = {
  trade: 'Cobbler, Whitby',
  telephone: { label: '01947 496 0112', href: 'tel:+441947496012' },
  labels: { line: 'At a glance' },
} satisfies BusinessLineProps;
