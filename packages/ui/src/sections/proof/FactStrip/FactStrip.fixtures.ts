import type { FactStripProps } from './FactStrip.tsx';

export const workshop = {
  heading: 'At a glance',
  items: [
    { title: 'Walk in', text: 'for punctures, cables and kind words' },
    { title: 'Two days', text: 'for a service, five in May' },
    { title: 'No surprises', text: 'we ring before we spend your money' },
  ],
} satisfies FactStripProps;
