import { paletteOf } from '../design/palette.ts';
import { castOf, tokens } from './tokens.ts';

export const palettes = {
  olive: { name: 'Olive, linen and lemon', tokens },
  calm: {
    name: 'Calm',
    tokens: paletteOf(
      tokens,
      {
        ink: '#26302f',
        paper: '#efebe2',
        tint: '#e0dacd',
        deep: '#3b4f5c',
        accent: '#7d4636',
        secondary: '#7d4636',
        spark: '#efdfb0',
        action: '#3b4f5c',
        papers: ['#ebcb6e', '#7d3a4a', '#8c9fa8', '#d4a768', '#3f5a2c', '#cf7350'],
      },
      { shadow: castOf('rgb(38 48 47 / 0.2)'), street: { paper: '#ffffff' } },
    ),
  },
  night: {
    name: 'Night',
    tokens: paletteOf(
      tokens,
      {
        ink: '#f5f3e6',
        paper: '#12140e',
        tint: '#191c14',
        deep: '#323a14',
        accent: '#c4375f',
        secondary: '#6b1231',
        spark: '#f7da3e',
        action: '#f7da3e',
        papers: ['#f7da3e', '#8a2346', '#8c9fa8', '#d99f52', '#3a6320', '#e2673c'],
      },
      { shadow: castOf('rgb(0 0 0 / 0.45)') },
    ),
  },
};
