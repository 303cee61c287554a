import type { SiteFooterThreadProps } from './SiteFooterThread.tsx';

export const woolShop = {
  lastWord: 'Cast off',
  nav: {
    label: 'Every page',
    links: [
      { label: 'Home', href: '/', current: true },
      { label: 'Colours', href: '/colours' },
      { label: 'Tuesdays', href: '/tuesdays' },
    ],
  },
  contact: [
    { text: 'By the Ball, 4 Silver Street, Hawick' },
    { text: '01632 960118', href: 'tel:+441632960118' },
    { text: 'ends@bytheball.example', href: 'mailto:ends@bytheball.example' },
  ],
  smallPrint: 'All photographs of sheep were taken with permission.',
} satisfies Omit<SiteFooterThreadProps, 'end'>;

export const seilerei = {
  lastWord: 'Seilermeisterbetrieb',
  contact: [
    { text: 'Seilmachergässchen 12, 20359 Hamburg-Landungsbrückenviertel' },
    {
      text: 'auftragsannahme@seilermeisterbetrieb.example',
      href: 'mailto:auftragsannahme@seilermeisterbetrieb.example',
    },
  ],
} satisfies Omit<SiteFooterThreadProps, 'end'>;
