import { figtree } from '../design/faces/figtree.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  sturdy: { name: 'Sturdy' },
  plain: wearTypefaces({
    name: 'Plain',
    display: figtree,
    text: figtree,
    font: { displayWeight: '700', displayTracking: '-0.025em' },
  }),
};
