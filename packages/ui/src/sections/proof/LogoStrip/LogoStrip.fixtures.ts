import { placeholder } from '../../../testing/placeholder.ts';
import type { LogoStripProps } from './LogoStrip.tsx';

/** A bakery’s suppliers: its own to name. */
export const suppliers = {
  heading: 'What we bake with, and who brings it',
  items: [
    { name: 'Esk Valley Mill', href: 'https://mill.example' },
    { name: 'Robin Hood’s Bay Dairy' },
    { name: 'Sandsend Salt' },
    { name: 'Goathland Honey', href: 'https://honey.example' },
  ],
} satisfies LogoStripProps;

const { src, width, height } = placeholder('', { width: 288, height: 96 });
export const mark = { src, width, height };

export const lieferanten = {
  heading: 'Lieferantenverzeichnis',
  items: [
    { name: 'Landwirtschaftliche Erzeugergenossenschaft' },
    { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
    { name: 'Donaudampfschifffahrtsgesellschaft', href: 'https://donau.example' },
  ],
} satisfies LogoStripProps;
