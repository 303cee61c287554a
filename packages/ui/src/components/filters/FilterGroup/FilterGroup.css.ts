import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const legend = style({
  maxInlineSize: '100%',
  paddingBlockEnd: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const more = style({
  display: 'list-item',
  minBlockSize: '36px',
  paddingBlock: '6px',
  // Room for the focus ring between the boxes above and below.
  marginBlock: space.xsmall,
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.25em' } },
  '@media': { '(pointer: coarse)': { minBlockSize: touchTarget, paddingBlock: space.small } },
});
