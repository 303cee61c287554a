import { style } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({ position: 'relative' });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  justifyItems: 'start',
  // Room between the words and the ring round them.
  padding: space.small,
  overflowWrap: 'anywhere',
});

export const mark = style({ color: on.bright });

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
});

export const reference = style({
  paddingBlock: '6px',
  paddingInline: '12px',
  border: '2px dashed',
  fontFamily: vars.font.figures,
  fontStretch: fontStretch.normal,
});
