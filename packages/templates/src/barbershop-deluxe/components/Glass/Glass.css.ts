import { vars } from '@awning/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A photograph in the light, behind a thin edge of metal. */
export const glass = style({
  display: 'block',
  overflow: 'clip',
  border: `1px solid ${vars.color.controlEdge}`,
});

/** As wide as its column, or covering the box it stands in. */
export const place = styleVariants({
  flow: { position: 'relative' },
  fill: { position: 'absolute', inset: 0 },
});
