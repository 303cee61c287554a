import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const sheet = style({ display: 'block', isolation: 'isolate', overflow: 'hidden' });

/** By whether the photograph covers its box. */
export const place = {
  fill: style([sheet, { position: 'absolute', inset: 0 }]),
  flow: style([sheet, { position: 'relative' }]),
};

export const print = style({
  // The paper is the ground under the cover.
  background: 'inherit',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: vars.color.paper5,
      mixBlendMode: 'lighten',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } } },
});

globalStyle(`${print} img`, {
  background: 'none',
  filter: 'grayscale(1) contrast(1.3) brightness(1.2)',
  mixBlendMode: 'multiply',
});
