import { archivo } from '../design/faces/archivo.css.ts';
import { bigShoulders } from '../design/faces/bigShoulders.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  slab: { name: 'Sturdy' },
  narrow: wearTypefaces({
    name: 'Narrow',
    display: bigShoulders,
    text: archivo,
    font: {
      control: bigShoulders,
      displayWeight: '900',
      controlWeight: '900',
      displayScale: '1.1',
      displayLeading: '0.9',
    },
  }),
};
