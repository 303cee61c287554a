import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  gap: space.medium,
  alignItems: 'flex-start',
  padding: space.medium,
  border: `3px solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  scrollMarginBlock: space.medium,
});

export const mark = style({ flex: 'none', color: vars.color.danger });

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  alignSelf: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space.xxsmall,
  color: vars.color.danger,
  fontWeight: 600,
});
