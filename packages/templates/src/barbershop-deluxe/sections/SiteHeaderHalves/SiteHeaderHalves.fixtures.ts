import type { SiteHeaderHalvesProps } from './SiteHeaderHalves.tsx';

const link = (label: string) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` });

export const dancing = {
  name: 'Anna',
  half: 'An',
  homeHref: '/',
  nav: {
    label: 'Main',
    before: [{ ...link('Classes'), current: true }, link('Timetable')],
    after: [link('Prices'), link('Find us')],
    all: ['Home', 'Classes', 'Timetable', 'Prices', 'Teachers', 'Questions', 'Find us'].map(link),
  },
  action: { label: 'Try a class', href: '/try' },
  labels: { skip: 'Skip to the page', menu: 'Menu' },
} satisfies SiteHeaderHalvesProps;
