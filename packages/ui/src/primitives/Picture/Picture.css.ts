import { style } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  '@layer': {
    [primitives]: {
      inlineSize: '100%',
      blockSize: 'auto',
      // Shown while the picture is on its way, and behind its `alt` when it never comes.
      background: vars.color.surfaceTint,
      color: vars.color.ink,
    },
  },
});
