import { paletteOf } from '../design/palette.ts';
import { hazardOf, tokens } from './tokens.ts';

export const palettes = {
  concrete: { name: 'Concrete and orange', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#22272a',
        paper: '#eceeeb',
        tint: '#d5dad7',
        deep: '#2d3538',
        accent: '#2f5c57',
        secondary: '#d9c58b',
        spark: '#e0a17c',
        action: '#e0a17c',
        papers: ['#e0a17c', '#d9c58b', '#2f5c57', '#f8f9f7', '#2d3538', '#8b5a3c'],
      },
      { band: hazardOf('#d9c58b', '#2d3538') },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#f8f4ec',
        paper: '#1a1917',
        tint: '#211f1c',
        deep: '#0d0c0b',
        accent: '#2c6cc9',
        secondary: '#ffbd2e',
        spark: '#ff7a1a',
        action: '#ff7a1a',
        papers: ['#ff7a1a', '#ffbd2e', '#2c6cc9', '#ece6da', '#0d0c0b', '#8b5a3c'],
      },
      { band: hazardOf('#ffbd2e', '#0d0c0b') },
    ),
  },
};
