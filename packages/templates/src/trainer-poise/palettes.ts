import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  print: { name: 'Primaries on white and sky', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#2a2d30',
      paper: '#fbfaf6',
      tint: '#e2e6e3',
      deep: '#2a2d30',
      accent: '#9a4f41',
      secondary: '#465d70',
      spark: '#e8cf98',
      action: '#9a4f41',
      papers: ['#b5604d', '#e3c88f', '#4a6072', '#b7cbcf', '#2a2d30', '#b9744f'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#f8f6f0',
      paper: '#131317',
      tint: '#171c26',
      deep: '#08080a',
      accent: '#cf352a',
      secondary: '#2a45b8',
      spark: '#ffc916',
      action: '#ffc916',
      papers: ['#e0362b', '#ffc916', '#4a6be0', '#a9d3ea', '#4c4c58', '#b9744f'],
    }),
  },
};
