import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  cutouts: { name: 'Coloured paper', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(tokens, {
      ink: '#2a382f',
      paper: '#fbf8f2',
      tint: '#ebe0d4',
      deep: '#2e4038',
      accent: '#8f4a55',
      secondary: '#d5ddc6',
      spark: '#ebc682',
      action: '#3c5f4c',
      papers: ['#c4664c', '#8aa882', '#9aa6c9', '#d99c9f', '#2e4038', '#f3c4a6'],
    }),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(tokens, {
      ink: '#fff6f4',
      paper: '#11201a',
      tint: '#2b1523',
      deep: '#06110c',
      accent: '#cf2f70',
      secondary: '#1c4a34',
      spark: '#f9b934',
      action: '#4cb07a',
      papers: ['#e4432d', '#7cb86b', '#8f9ee8', '#f07fa0', '#0d3523', '#f3c4a6'],
    }),
  },
};
