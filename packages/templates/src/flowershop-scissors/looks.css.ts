import { vars } from '@awning/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { bodoniModa } from '../design/faces/bodoniModa.css.ts';
import { karla } from '../design/faces/karla.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

// Pictures are cut from white paper by night too.
globalStyle(`${palettes.night?.className} svg`, { vars: { [vars.color.surfaceRaised]: vars.street.paper } });

export const typefaces = {
  cut: { name: 'Cut' },
  elegant: wearTypefaces({
    name: 'Elegant',
    display: bodoniModa,
    text: karla,
    font: { numerals: bodoniModa, displayScale: '1.08' },
  }),
};
