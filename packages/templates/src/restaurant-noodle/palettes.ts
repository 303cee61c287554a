import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  broth: { name: 'Broth and indigo', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#20302b',
      paper: '#fbf8f1',
      tint: '#e5e9da',
      deep: '#20302b',
      accent: '#2f6259',
      secondary: '#7a4339',
      spark: '#efcd8d',
      action: '#efcd8d',
      papers: ['#b8573d', '#e9bf6b', '#3f6b70', '#fdfaf3', '#20302b', '#7d9a6d'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#fff4e2',
      paper: '#15110f',
      tint: '#1d1a22',
      deep: '#090706',
      accent: '#cf3320',
      secondary: '#2c2f8c',
      spark: '#ffc43a',
      action: '#ffc43a',
      papers: ['#e24a30', '#ffc43a', '#4f5ed6', '#f6ecd9', '#2f4238', '#57a35a'],
    }),
  },
};
