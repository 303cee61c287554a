import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, street } = vars;

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '5 / 3',
  overflow: 'clip',
  background: color.surface,
  border: `2px solid ${street.iron}`,
  borderBlockEndWidth: 6,
  borderRadius: 4,
});

// As wide as the window, which is what the section’s media queries go by, and drawn as small as the picture is. The tangent
// of an angle is how a length divided by a length becomes a number.
export const page = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  alignContent: 'safe center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100vw',
  blockSize: '60vw',
  overflow: 'clip',
  transform: 'scale(tan(atan2(100cqi, 100vw)))',
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
});
