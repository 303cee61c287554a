import { paletteOf } from '../design/palette.ts';
import { lanesOf, tokens } from './tokens.ts';

export const palettes = {
  lanes: { name: 'Track and grass', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#1d2b3a',
        paper: '#fdfcf8',
        tint: '#e4ebec',
        deep: '#1d2b3a',
        accent: '#3d6480',
        secondary: '#c9d6b4',
        spark: '#f2d7a0',
        action: '#f2d7a0',
        papers: ['#dc9464', '#6f8f5f', '#6fa3c4', '#fdfcf8', '#1d2b3a', '#e0a27c'],
      },
      { band: lanesOf('#fdfcf8', '#3d6480') },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#ffffff',
        paper: '#020408',
        tint: '#0f1a33',
        deep: '#0b1430',
        accent: '#d93c20',
        secondary: '#1f5236',
        spark: '#ffd43b',
        action: '#ffd43b',
        papers: ['#ff9a3c', '#3c8b46', '#3f9fe8', '#f4f7ff', '#0a1020', '#e0a27c'],
      },
      { band: lanesOf('#f4f7ff', '#d93c20') },
    ),
  },
};
