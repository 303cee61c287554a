import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  tortoiseshell: { name: 'Tortoiseshell', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#2f2420',
      paper: '#f6efe2',
      tint: '#fbf5e9',
      deep: '#3b2a26',
      accent: '#94503a',
      secondary: '#d3ac9c',
      spark: '#e2bc72',
      action: '#d3ac9c',
      papers: ['#b9714c', '#dcb467', '#cfa99a', '#f6efe2', '#3b2a26', '#8c4a26'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#fdf0dc',
      paper: '#1d0a16',
      tint: '#28101d',
      deep: '#0e0309',
      accent: '#f0681c',
      secondary: '#f2589a',
      spark: '#f4b223',
      action: '#f2589a',
      papers: ['#f0681c', '#f4b223', '#f2589a', '#f8ecd6', '#2f0c20', '#a05830'],
    }),
  },
};
