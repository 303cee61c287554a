import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, street } = vars;

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  boxSizing: 'content-box',
  aspectRatio: '5 / 3',
  overflow: 'clip',
  background: color.surface,
  border: `2px solid ${street.iron}`,
  borderBlockEndWidth: 6,
  borderRadius: 4,
});

// A window of its own, so that the section’s media queries follow its width, drawn as small as the picture. A length
// divided by a length becomes a number by the tangent of an angle.
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  aspectRatio: '5 / 3',
  border: 0,
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
});

export const sheet = style({ overflow: 'hidden' });

export const page = style({
  display: 'grid',
  alignContent: 'safe center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100vh',
});
