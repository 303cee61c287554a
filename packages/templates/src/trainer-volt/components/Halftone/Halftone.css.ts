import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

const sheet = style({ display: 'block', isolation: 'isolate', overflow: 'hidden' });

/** By whether the photograph covers its box. */
export const place = {
  fill: style([sheet, { position: 'absolute', inset: 0 }]),
  flow: style([sheet, { position: 'relative' }]),
};

export const paper = style({ background: color.spark });

// Half photograph, half screen of dots: each part of their mix that is darker than the middle takes ink.
export const ink = style({
  mixBlendMode: 'multiply',
  filter: 'contrast(4)',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: 'radial-gradient(circle at center, #000, #fff 72%) 0 0 / 4px 4px',
      opacity: 0.42,
    },
  },
  '@media': {
    '(forced-colors: active)': { filter: 'none', selectors: { '&::after': { display: 'none' } } },
  },
});

globalStyle(`${ink} img`, { filter: 'grayscale(1) contrast(0.86) brightness(0.98)' });
