import { figtree } from '../design/faces/figtree.css.ts';
import { youngSerif } from '../design/faces/youngSerif.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  bodoni: { name: 'Bodoni' },
  warm: wearTypefaces({
    name: 'Warm',
    display: youngSerif,
    text: figtree,
    font: { displayScale: '0.86', displayLeading: '1.06' },
  }),
};
