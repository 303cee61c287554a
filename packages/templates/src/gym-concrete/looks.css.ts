import { vars } from '@awning/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { archivo } from '../design/faces/archivo.css.ts';
import { bigShoulders } from '../design/faces/bigShoulders.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { wall } from './components/WallPrint/WallPrint.css.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

// A print on a wall can be seen only where the wall is pale.
globalStyle(`${palettes.night?.className} ${wall}`, { background: vars.street.paper });

export const typefaces = {
  stencil: { name: 'Stencil' },
  narrow: wearTypefaces({
    name: 'Narrow',
    display: bigShoulders,
    text: archivo,
    font: {
      figures: bigShoulders,
      numerals: bigShoulders,
      displayWeight: '900',
      numeralScale: '1.25',
      displayScale: '1.2',
      displayLeading: '0.9',
    },
  }),
};
