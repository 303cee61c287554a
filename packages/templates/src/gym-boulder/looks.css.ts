import { bigShoulders } from '../design/faces/bigShoulders.css.ts';
import { figtree } from '../design/faces/figtree.css.ts';
import { wearPalettes, wearTypefaces } from '../design/looks.ts';
import { palettes as all } from './palettes.ts';
import './theme.css.ts';

export const palettes = wearPalettes(all);

export const typefaces = {
  round: { name: 'Round' },
  narrow: wearTypefaces({
    name: 'Narrow',
    display: bigShoulders,
    text: figtree,
    font: {
      figures: bigShoulders,
      numerals: bigShoulders,
      displayWeight: '900',
      controlWeight: '700',
      numeralScale: '1.2',
      displayScale: '1.18',
      displayLeading: '0.88',
    },
  }),
};
