import { paletteOf } from '../design/palette.ts';
import { castOf, tokens } from './tokens.ts';

export const palettes = {
  wall: { name: 'Plywood and tangerine', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#2b3640',
        paper: '#ebe2d0',
        tint: '#d3dfdf',
        deep: '#2b3a45',
        accent: '#37597a',
        secondary: '#dcae95',
        spark: '#e0a352',
        action: '#e0a352',
        papers: ['#c98371', '#e0a352', '#4b6f90', '#9fc6b0', '#2b3a45', '#f8f1e2'],
      },
      { shadow: castOf('rgb(43 58 69 / 0.18)') },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#fff1da',
        paper: '#140e1c',
        tint: '#1b1736',
        deep: '#2a0d3d',
        accent: '#4a61e3',
        secondary: '#86245a',
        spark: '#ff8a2e',
        action: '#ff8a2e',
        papers: ['#ff76b4', '#ff8a2e', '#4a61e3', '#6fe3ba', '#6b3a8c', '#ffefd2'],
      },
      { shadow: castOf('rgb(0 0 0 / 0.42)') },
    ),
  },
};
