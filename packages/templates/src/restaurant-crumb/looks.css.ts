import { bodoniModa } from '../design/faces/bodoniModa.css.ts';
import { figtree } from '../design/faces/figtree.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  sturdy: { name: 'Sturdy' },
  slanted: wearTypefaces({
    name: 'Slanted',
    display: bodoniModa,
    text: figtree,
    font: { displayWeight: '580', displayScale: '0.98', displayLeading: '1' },
  }),
};
