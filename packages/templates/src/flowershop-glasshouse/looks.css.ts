import { youngSerif } from '../design/faces/youngSerif.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import { tokens } from './tokens.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  sign: { name: 'Sign-writer’s serif' },
  warm: wearTypefaces({
    name: 'Warm',
    display: youngSerif,
    // Signs hang between two posts: no other face is as narrow.
    text: tokens.font.text,
    font: {
      numerals: tokens.font.numerals,
      figures: tokens.font.figures,
      displayScale: '0.86',
      displayLeading: '1.06',
    },
  }),
};
