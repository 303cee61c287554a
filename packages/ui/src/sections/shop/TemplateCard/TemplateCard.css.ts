import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// Laid on the sill, where it hides little of the design.
export const ticket = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: '-6px',
  insetInlineEnd: '8px',
  maxInlineSize: '90%',
});

globalStyle(`${ticket} > p`, { rotate: '-2deg' });
globalStyle(`${ticket} > p::before`, { content: 'none' });
globalStyle(`${ticket} > p > span`, {
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space.xsmall,
  padding: `6px ${space.small} 6px 26px`,
  clipPath: 'polygon(14px 0, 100% 0, 100% 100%, 14px 100%, 0 50%)',
  mask: 'radial-gradient(circle 5px at 16px 50%, #0000 94%, #000)',
});

// In a row of its own: the other actions stand below it.
export const first = style({ flexBasis: '100%' });

// A slip stuck over the sill: it may come late, and moves nothing.
export const rating = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: '22px',
  insetInlineStart: '-6px',
  maxInlineSize: '70%',
  padding: `${space.xxsmall} ${space.small}`,
  border: `2px solid ${vars.color.focusEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.lift,
});
