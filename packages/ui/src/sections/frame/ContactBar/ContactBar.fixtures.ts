import type { ContactBarProps } from './ContactBar.tsx';

export const cobbler = {
  items: [
    { kind: 'call', label: 'Call', href: 'tel:+441947496012' },
    { kind: 'book', label: 'Book', href: '#book' },
    { kind: 'directions', label: 'Directions', href: '#way' },
  ],
  labels: { bar: 'Contact' },
} satisfies ContactBarProps;
