import { paletteOf } from '../design/palette.ts';
import { castOf, poleOf, tokens } from './tokens.ts';

export const palettes = {
  oxblood: { name: 'Dark red and brass', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#1b231d',
        paper: '#f9f7f0',
        tint: '#e3e1d1',
        deep: '#22352b',
        accent: '#2f5240',
        secondary: '#5a4a35',
        spark: '#d6b26c',
        action: '#2f5240',
        papers: ['#5d8068', '#9a7b3f', '#2f5240', '#c3cdbb', '#1b231d', '#fcfbf6'],
      },
      { band: poleOf('#2f5240', '#8a6f45', '#fcfbf6'), shadow: castOf('#1b231d', '#e3e1d1') },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#f8f2e8',
        paper: '#131519',
        tint: '#1c2027',
        deep: '#3d0d16',
        accent: '#c5352f',
        secondary: '#1b4063',
        spark: '#f2bf62',
        action: '#f2bf62',
        papers: ['#b8404a', '#b98536', '#275480', '#6f8b9c', '#0c0d11', '#f3ece0'],
      },
      { band: poleOf('#8f1e2e', '#1f4d78', '#f3ece0'), shadow: castOf('#08090b', '#2c313b') },
    ),
  },
};
