import { karla } from '../design/faces/karla.css.ts';
import { youngSerif } from '../design/faces/youngSerif.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  bathhouse: { name: 'Bath-house capitals' },
  warm: wearTypefaces({
    name: 'Warm',
    display: youngSerif,
    text: karla,
    font: {
      numerals: youngSerif,
      displayWeight: '400',
      displayCase: 'none',
      displayTracking: '0',
      displayScale: '1.02',
      displayLeading: '1.04',
    },
  }),
};
