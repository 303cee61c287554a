import { bodoniModa } from '../design/faces/bodoniModa.css.ts';
import { karla } from '../design/faces/karla.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  typed: { name: 'Typewriter', named: 'text' as const },
  printed: wearTypefaces({
    name: 'Printed',
    display: bodoniModa,
    text: karla,
    font: { displayScale: '1' },
  }),
};
