import { vars } from '@awning/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { josefinSans } from '../design/faces/josefinSans.css.ts';
import { karla } from '../design/faces/karla.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { paint } from './art/palette.css.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

// The hero's words lie on a gown, and are light by night.
globalStyle(`${palettes.night?.className}`, { vars: { [paint.gown]: vars.color.line } });

export const typefaces = {
  limelight: { name: 'Limelight' },
  geometric: wearTypefaces({
    name: 'Geometric',
    display: josefinSans,
    text: karla,
    font: { figures: josefinSans, displayWeight: '700', displayScale: '0.84', displayLeading: '1.04' },
  }),
};
