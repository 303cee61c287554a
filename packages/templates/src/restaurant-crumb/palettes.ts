import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  flour: { name: 'Blue ink', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#2a231b',
      paper: '#f8f5ee',
      tint: '#ece6d8',
      deep: '#33291d',
      accent: '#6d4a22',
      secondary: '#e0d6bf',
      spark: '#e9bd6d',
      action: '#6d4a22',
      papers: ['#6d4a22', '#e9bd6d', '#33291d', '#ece6d8', '#2a231b', '#f8f5ee'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#f2f0e9',
      paper: '#12151d',
      tint: '#181c26',
      deep: '#1a2340',
      accent: '#4a6ab8',
      secondary: '#222a3d',
      spark: '#f3d489',
      action: '#f3d489',
      papers: ['#4a6ab8', '#f3d489', '#1a2340', '#181c26', '#f2f0e9', '#12151d'],
    }),
  },
};
