import { chivo } from '../design/faces/chivo.css.ts';
import { figtree } from '../design/faces/figtree.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  condensed: { name: 'Condensed' },
  fast: wearTypefaces({
    name: 'Fast',
    display: chivo,
    text: figtree,
    font: {
      figures: chivo,
      numerals: chivo,
      numeralScale: '1.15',
      displayScale: '0.86',
      displayLeading: '0.96',
    },
  }),
};
