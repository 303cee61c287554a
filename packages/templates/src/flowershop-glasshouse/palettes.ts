import { paletteOf } from '../design/palette.ts';
import { clerestoryOf, tokens } from './tokens.ts';

export const palettes = {
  bottle: { name: 'Bottle green and fuchsia', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#2a312c',
        paper: '#f2f1e9',
        tint: '#dcdfd1',
        deep: '#3a473f',
        accent: '#566b50',
        secondary: '#6e4a51',
        spark: '#e6cd8c',
        action: '#8c4a58',
        papers: ['#6f8f63', '#b3bf8a', '#b06a76', '#fbfaf5', '#2f3a33', '#b8795a'],
      },
      { band: clerestoryOf('#2f3a33', '#dcdfd1', '#f2f1e9'), street: { iron: '#2f3a33' } },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#eefaf4',
        paper: '#071b1b',
        tint: '#0d2430',
        deep: '#0b3a31',
        accent: '#257e54',
        secondary: '#5e1238',
        spark: '#ffd43b',
        action: '#ff6fa8',
        papers: ['#2f9455', '#8fcf6a', '#e0307f', '#f1faf6', '#04110f', '#c8623c'],
      },
      { band: clerestoryOf('#02100e', '#ffd43b', '#0d2430'), street: { iron: '#02100e' } },
    ),
  },
};
