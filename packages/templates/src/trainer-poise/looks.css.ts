import { vars } from '@awning/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { figtree } from '../design/faces/figtree.css.ts';
import { youngSerif } from '../design/faces/youngSerif.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

// Hair is as grey by night, and shirts as white.
globalStyle(`${palettes.night?.className} svg`, { vars: { [vars.color.surface]: vars.street.paper } });

export const typefaces = {
  round: { name: 'Round and upright' },
  warm: wearTypefaces({
    name: 'Warm',
    display: youngSerif,
    text: figtree,
    font: {
      numerals: youngSerif,
      figures: youngSerif,
      numeralScale: '1',
      displayWeight: '400',
      displayScale: '0.8',
      displayLeading: '1.06',
    },
  }),
};
