import { paletteOf } from '../design/palette.ts';
import { tokens } from './tokens.ts';

export const palettes = {
  paper: { name: 'Paper and ink', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#363226',
        paper: '#fcfaf3',
        tint: '#ebe8d9',
        deep: '#3b4437',
        accent: '#5e6c45',
        secondary: '#4a5444',
        spark: '#c9b583',
        action: '#3b4437',
        papers: ['#5c6f94', '#b0764e', '#dbb1ab', '#7f8d64', '#33402f', '#c8a75e'],
      },
      { street: { iron: '#c9b583' } },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#ece8dc',
        paper: '#161c1a',
        tint: '#212927',
        deep: '#0b100e',
        accent: '#e39a6b',
        secondary: '#2a3a32',
        spark: '#d0b56a',
        action: '#d0b56a',
        papers: ['#5661b0', '#c26a3b', '#e3adbc', '#8a9a68', '#33452f', '#d3ab4e'],
      },
      { street: { iron: '#d0b56a' } },
    ),
  },
};
