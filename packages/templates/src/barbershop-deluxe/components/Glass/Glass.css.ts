import { vars } from '@awning/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A photograph on the line: its left half stands in the dark of the room, its right half in the light of the glass. */
export const glass = style({
  display: 'block',
  overflow: 'clip',
  border: `1px solid ${vars.color.controlEdge}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      left: 0,
      inlineSize: '50%',
      background: vars.color.surfaceDeep,
      mixBlendMode: 'hard-light',
      opacity: 0.62,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetBlock: 0,
      left: 'calc(50% - 1px)',
      inlineSize: '2px',
      background: vars.color.surfaceRaised,
    },
  },
});

/** As wide as its column, or covering the box it stands in. */
export const place = styleVariants({
  flow: { position: 'relative' },
  fill: { position: 'absolute', inset: 0 },
});
