import { style } from '@vanilla-extract/css';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const { paper, paperLine, onPaper, onPaperMuted } = vars.street;
const teeth = '9px';

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.xxlarge} clamp(24px, 5vw, 72px)`,
});

export const words = style({
  flex: '1 1 20rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space.large,
  justifyItems: 'start',
});

// Put down not quite straight. Its shadow follows its teeth, and tells white paper from white cloth.
export const lying = style({
  flex: '1 1 17rem',
  minInlineSize: 0,
  maxInlineSize: '25rem',
  rotate: '1.6deg',
  filter: `drop-shadow(0 0 1px ${paperLine}) drop-shadow(4px 7px 0 ${vars.shadow.cast})`,
});

// Torn off the roll.
export const slip = style({
  padding: `${space.xlarge} clamp(18px, 3vw, 32px) calc(${space.xlarge} + ${teeth})`,
  background: paper,
  color: onPaper,
  maskImage: `linear-gradient(#000 0 0), conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg)`,
  maskPosition: 'top, bottom',
  maskSize: `100% calc(100% - ${teeth}), calc(2 * ${teeth}) ${teeth}`,
  maskRepeat: 'no-repeat, repeat-x',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const table = style({ inlineSize: '100%', lineHeight: 1.3 });

export const caption = style({
  paddingBlockEnd: space.medium,
  color: onPaperMuted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

const cell = style({
  paddingBlock: space.xsmall,
  borderBlockStart: `${vars.stroke.hair} ${paperLine}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const name = style([cell, { paddingInlineEnd: space.medium, fontWeight: 400, textAlign: 'start' }]);
export const price = style([
  cell,
  { fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'end', overflowWrap: 'normal' },
]);

const sum = style({
  paddingBlock: `${space.medium} ${space.xsmall}`,
  borderBlockStart: `${vars.stroke.rule} ${onPaper}`,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: fontSize.xlarge,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const totalName = style([sum, { paddingInlineEnd: space.medium, textAlign: 'start' }]);
export const totalPrice = style([
  sum,
  { fontVariantNumeric: 'lining-nums', textAlign: 'end', overflowWrap: 'normal' },
]);

export const thanks = style({
  marginBlockStart: space.medium,
  color: onPaperMuted,
  fontSize: fontSize.small,
  textWrap: 'balance',
});
