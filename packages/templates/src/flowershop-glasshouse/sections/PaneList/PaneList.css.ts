import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const list = style({ justifySelf: 'stretch', marginBlockStart: space.xsmall });

export const item = style({
  display: 'grid',
  // Beside the longest price there is room for a word.
  gridTemplateColumns: 'minmax(6ch, 1fr) auto',
  gap: `0 ${space.medium}`,
  alignItems: 'baseline',
  paddingBlock: space.small,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
});

export const name = style({
  fontWeight: 700,
  fontSize: fontSize.large,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const price = style({
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: `max(1.5rem, ${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  color: on.bright,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const text = style({
  gridColumn: 1,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  maxInlineSize: '52ch',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
