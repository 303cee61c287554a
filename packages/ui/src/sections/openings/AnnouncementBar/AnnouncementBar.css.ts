import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: vars.rhythm.gutter,
  borderBlockEnd: `2px solid ${on.ink}`,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const message = style({
  paddingBlock: space.xsmall,
  textAlign: 'center',
  textWrap: 'balance',
});

export const link = style({
  // Larger to the thumb than to the eye: the line keeps its height.
  paddingBlock: space.xsmall,
  fontWeight: 700,
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  marginInlineEnd: `calc(-1 * ${space.xsmall})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  '@media': { [noScript]: { display: 'none' } },
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 2px ${on.ink}` } },
});
