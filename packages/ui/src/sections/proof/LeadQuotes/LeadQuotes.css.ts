import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 6vw, 88px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
});

export const loudest = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.page} * ${vars.font.displayScale})`,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const others = style({ display: 'grid', gap: space.xlarge });
export const other = style({
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.frame} ${on.ink}`,
});
export const words = style({
  fontSize: fontSize.xlarge,
  lineHeight: 1.25,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const speaker = style({ marginBlockStart: space.small, fontWeight: 700 });
export const context = style({ fontWeight: 400 });
