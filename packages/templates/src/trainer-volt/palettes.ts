import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  volt: { name: 'Black and volt', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#f3f1ea',
      paper: '#22282a',
      tint: '#2a3133',
      deep: '#171c1d',
      accent: '#b8cdbd',
      secondary: '#efece3',
      spark: '#e8b48c',
      action: '#e8b48c',
      papers: ['#c96b4a', '#b5835e', '#8c9492', '#f3f1ea', '#3a4244', '#8a4f30'],
    }),
  },
  day: {
    name: 'Day',
    tokens: paletteOf(tokens, {
      ink: '#111110',
      paper: '#f6f6f0',
      tint: '#e4e4da',
      deep: '#111110',
      accent: '#1f43dc',
      secondary: '#1b1b19',
      spark: '#dcf81c',
      action: '#1f43dc',
      papers: ['#ff4b26', '#a9c016', '#8d8d84', '#f7f7f2', '#2c2c29', '#8a4f30'],
    }),
  },
};
