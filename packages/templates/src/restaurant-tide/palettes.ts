import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  sea: { name: 'Green sea', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#1b2a35',
      paper: '#f8f6f1',
      tint: '#d3dedd',
      deep: '#1b2a35',
      accent: '#47696f',
      secondary: '#2e4a56',
      spark: '#e9c196',
      action: '#e9c196',
      papers: ['#cf8f6c', '#dde4e3', '#d9c8a6', '#faf8f3', '#1b2a35', '#7ea3a7'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#f1f8f5',
      paper: '#0d1826',
      tint: '#0f2530',
      deep: '#040b14',
      accent: '#22796b',
      secondary: '#0f4457',
      spark: '#ffb15e',
      action: '#ffb15e',
      // By moonlight: the dark paper of a mast or a roof is lighter than the sky behind it.
      papers: ['#ff9a5c', '#a9c3cc', '#c9a871', '#e8f2ef', '#54728a', '#3f98a4'],
    }),
  },
};
