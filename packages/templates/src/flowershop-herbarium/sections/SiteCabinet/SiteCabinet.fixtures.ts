import type { SiteCabinetProps } from './SiteCabinet.tsx';

const link = (label: string) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` });

type Cabinet = Omit<SiteCabinetProps, 'children'>;

export const haberdasher = {
  name: 'Ottoline',
  trade: 'buttons and thread, Hebden Bridge',
  homeHref: '/',
  nav: {
    label: 'Main',
    links: [link('Buttons'), { ...link('Thread'), current: true }, link('Find us')],
  },
  index: { label: 'In the drawers', links: ['Horn', 'Brass', 'Mother of pearl', 'Odd ones'].map(link) },
  contact: [{ text: '01632 960441', href: 'tel:+441632960441' }],
  labels: { skip: 'Skip to the page' },
} satisfies Cabinet;
