import { figtree } from '../design/faces/figtree.css.ts';
import { youngSerif } from '../design/faces/youngSerif.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  poster: { name: 'Poster' },
  soft: wearTypefaces({
    name: 'Soft',
    display: youngSerif,
    text: figtree,
    font: { displayScale: '0.96', displayLeading: '1.02' },
  }),
};
