import type { SiteFooterHalvesProps } from './SiteFooterHalves.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `/${label}` }));

export const dancing = {
  name: 'Anna',
  half: 'An',
  contact: [
    { text: '3 Slipper Row, Bath BA1 7QX' },
    { text: '01632 960 733', href: 'tel:+441632960733' },
    { text: 'anna@anna.example', href: 'mailto:anna@anna.example' },
  ],
  nav: { label: 'All pages', links: links('Classes', 'Timetable', 'Prices', 'Teachers', 'Find us') },
  smallPrint: 'Left feet welcome, both of them.',
} satisfies SiteFooterHalvesProps;
