import { paletteOf } from '../design/palette.ts';
import { slipsOf, tokens } from './tokens.ts';

export const palettes = {
  tile: { name: 'White tile and bottle green', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#26343a',
        paper: '#f8f7f3',
        tint: '#e3e6e1',
        deep: '#34454c',
        accent: '#48666e',
        secondary: '#c8d2ca',
        spark: '#ead7a6',
        action: '#8a5140',
        papers: ['#a8604a', '#e8d3a0', '#8fa9a6', '#f8f7f3', '#34454c', '#8b5a3c'],
      },
      { band: slipsOf('#48666e', '#f8f7f3', '#c8d2ca') },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#f4fcfa',
        paper: '#082320',
        tint: '#0b2b28',
        deep: '#031412',
        accent: '#1f8079',
        secondary: '#14504b',
        spark: '#f6d56b',
        action: '#f6d56b',
        papers: ['#c8452b', '#f6d56b', '#4fb3ad', '#f1f8f5', '#0b3d34', '#8b5a3c'],
      },
      { band: slipsOf('#1f8079', '#03100f', '#4fb3ad') },
    ),
  },
};
