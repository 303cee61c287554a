import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  padding: 'clamp(20px, 2.8vw, 40px) clamp(16px, 2.8vw, 40px)',
});

export const head = style({ display: 'grid', gap: space.xxsmall });

export const first = style({ minInlineSize: 0, borderRadius: vars.radius.card, overflow: 'hidden' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.small,
  // Beside the till's pane a plate has no room for its longest word before that.
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.3fr) repeat(3, minmax(0, 1fr))' },
  },
});

const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space.xxsmall,
  minInlineSize: 0,
  padding: space.medium,
  borderRadius: vars.radius.card,
});

// The pane over a till’s drawer, its digits lit from behind by day and by night.
export const till = style([
  figure,
  {
    gridColumn: '1 / -1',
    background: `linear-gradient(160deg, rgb(255 255 255 / 0.1) 0 32%, transparent 32%), ${vars.street.onPaper}`,
    color: vars.color.spark,
    vars: { [on.inkMuted]: vars.color.spark },
    boxShadow: `inset 0 0 0 4px ${vars.color.surfaceDeeper}, inset 0 0 0 6px ${vars.color.onDeepBright}`,
    paddingBlock: space.large,
    paddingInline: space.large,
    '@media': {
      [from.desktop]: { gridColumn: 'auto', gridRow: 'span 2' },
      '(forced-colors: active)': { border: '2px solid' },
    },
  },
]);

export const plate = style([figure, { justifyContent: 'start', border: `2px solid ${on.line}` }]);

export const label = style({ fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' });

const digits = style({
  fontFamily: vars.font.display,
  fontStretch: fontStretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  overflowWrap: 'anywhere',
});

export const value = styleVariants({
  large: [digits, { fontSize: `calc(${fontSize.page} * ${vars.font.displayScale})` }],
  small: [digits, { color: on.bright, fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})` }],
});

export const note = style({ color: on.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' });
