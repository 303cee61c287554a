import type { ComponentProps } from 'react';
import type { SiteFooterFloor } from './SiteFooterFloor.tsx';

type Words = Omit<ComponentProps<typeof SiteFooterFloor>, 'floor'>;

export const showCave = {
  lastWord: 'Mind your head',
  mark: { value: '90', unit: 'metres' },
  nav: {
    label: 'Every page',
    links: [
      { label: 'Tours', href: '/tours' },
      { label: 'The bats', href: '/bats' },
    ],
  },
  contact: [
    { text: 'Gaping Lane, Settle BD24 9PX' },
    { text: '01632 960771', href: 'tel:+441632960771' },
    { text: 'down@gapinglane.example', href: 'mailto:down@gapinglane.example' },
  ],
  smallPrint: 'The stalactites are the ones that hang on tight.',
} satisfies Words;

export const tropfstein = {
  lastWord: 'Tropfsteinhöhlenführung',
  contact: [
    { text: 'Höhlenforscherinnenvereinigungshaus' },
    { text: 'hoehlenforscherinnen@vereinigungshaus.example', href: 'mailto:h@vereinigungshaus.example' },
  ],
  smallPrint: 'Verkehrssicherungspflichtenübertragungsvereinbarung.',
} satisfies Words;
