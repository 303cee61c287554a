import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  midnight: { name: 'Midnight and silver', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#1b2622',
      paper: '#dcd6c8',
      tint: '#eae5d9',
      deep: '#22302b',
      accent: '#3c5a4d',
      secondary: '#6b5645',
      spark: '#e6be8f',
      action: '#e6be8f',
      papers: ['#b3604a', '#6f9aa0', '#9a9a90', '#f6f3ec', '#2c1a17', '#cf9169'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#f6f8fb',
      paper: '#141c2e',
      tint: '#182236',
      deep: '#05080f',
      accent: '#5172a9',
      secondary: '#4a2335',
      spark: '#ffb489',
      action: '#ffb489',
      papers: ['#c65a43', '#2799ad', '#8b9bb0', '#f4f6f8', '#2c1a17', '#cf9169'],
    }),
  },
};
