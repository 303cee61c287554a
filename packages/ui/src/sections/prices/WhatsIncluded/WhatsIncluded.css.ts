import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 56px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

// The slip that comes with the parcel, torn off the roll at its lower edge.
export const slip = style([
  sheet,
  {
    minInlineSize: 0,
    padding: `clamp(20px, 3vw, 36px) clamp(12px, 2.5vw, 28px) 40px`,
    mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / 16px 8px repeat-x, linear-gradient(#000 0 0) top / 100% calc(100% - 7.5px) no-repeat',
    '@media': { '(forced-colors: active)': { border: '2px solid', mask: 'none' } },
  },
]);

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xsmall} ${space.large}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 7.5rem) minmax(0, 1.15fr) minmax(0, 1fr)' },
  },
} as const;

const side = style({ display: 'flex', gap: space.small, minInlineSize: 0, overflowWrap: 'anywhere' });
export const included = side;
export const excluded = style([side, { color: on.inkMuted }]);

// Level with the middle of the first line.
const beside = style({ flex: 'none', lineHeight: 0, paddingBlockStart: '0.18em' });
export const tick = style([beside, { color: on.bright }]);
export const cross = beside;

// What tick and cross stand for: heard with each of them, seen once.
export const key = style({
  ...columns,
  paddingBlockEnd: space.small,
  borderBlockEnd: `3px solid ${on.ink}`,
  fontFamily: vars.font.display,
  fontSize: fontSize.medium,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const keyWord = styleVariants({ included: 2, excluded: 3 }, (column) => [
  side,
  { '@media': { [from.tablet]: { gridColumn: column } } },
]);

export const row = style({
  ...columns,
  paddingBlock: space.medium,
  borderBlockEnd: `1px solid ${on.line}`,
  lineHeight: 1.45,
});

export const subject = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.medium,
  fontWeight: 700,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space.xxlarge,
  minInlineSize: 0,
  padding: 'clamp(20px, 3vw, 36px)',
  borderRadius: vars.radius.card,
  background: on.surface,
  color: on.ink,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const leaves = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  fontWeight: 700,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  paddingBlockStart: space.xsmall,
  borderBlockStart: `2px solid ${on.line}`,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const value = style({
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: '3rem',
  fontStretch: fontStretch.condensed,
  fontVariantNumeric: 'lining-nums',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});
