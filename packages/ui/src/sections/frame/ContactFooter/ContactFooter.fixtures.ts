import type { ContactFooterProps } from './ContactFooter.tsx';

export const cycles = {
  name: 'Okonjo *&* Bell',
  contact: [
    { text: '4 Harbour Steps, Leith EH6 7QS' },
    { text: '0131 496 0733', href: 'tel:+441314960733' },
    { text: 'workshop@okonjobell.example', href: 'mailto:workshop@okonjobell.example' },
  ],
  footnote: '© Okonjo & Bell. If it squeaks, it’s ours to mend.',
} satisfies ContactFooterProps;
