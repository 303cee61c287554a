import { on } from '@awning/ui/theme/on';
import { globalStyle, style } from '@vanilla-extract/css';

const ring = 'clamp(14px, 1.6vw, 24px)';

const round = style({ display: 'block', isolation: 'isolate', borderRadius: '9999px', padding: ring });

/** By whether the photograph covers its box. */
export const place = {
  fill: style([round, { position: 'absolute', inset: 0 }]),
  flow: style([round, { position: 'relative' }]),
};

export const glass = style({
  background: on.ink,
  selectors: {
    // Rivets, in the middle of the ring.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc(${ring} / 2 - 2px)`,
      border: `4px dotted ${on.surface}`,
      borderRadius: 'inherit',
      opacity: 0.7,
    },
    // The water between the glass and the visitor: nothing at the surface, most at the bottom.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: ring,
      borderRadius: 'inherit',
      pointerEvents: 'none',
      background: `linear-gradient(to bottom, transparent 20%, ${on.surface})`,
      mixBlendMode: 'multiply',
      opacity: 0.5,
    },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

globalStyle(`${glass} > span`, {
  position: 'relative',
  inset: 'auto',
  blockSize: '100%',
  borderRadius: 'inherit',
});
