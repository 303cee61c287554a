import { style } from '@vanilla-extract/css';
import { twoAbreast } from '../../../styles/abreast.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const head = style({ display: 'grid', gap: space.small, marginBlockEnd: 'clamp(24px, 4vw, 48px)' });

export const legend = style({
  paddingBlockEnd: space.medium,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
});

const two = '(40rem <= width < 56rem)';
const wide = '(min-width: 56rem)';

export const choices = style({ containerType: 'inline-size' });

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: 'clamp(16px, 2.4vw, 28px)',
  '@container': {
    [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

// Ringed in a colour of what it lies on, not of its paper.
export const item = style({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '30rem',
  '@container': {
    [two]: {
      maxInlineSize: 'none',
      // None is left alone in the last row.
      selectors: { '&:last-child:nth-child(odd):not(:only-child)': { gridColumn: '1 / -1' } },
    },
    [wide]: {
      gridColumn: 'span 2',
      maxInlineSize: 'none',
      selectors: { [twoAbreast('child')]: { gridColumn: 'span 3' } },
    },
  },
  borderRadius: vars.radius.card,
  selectors: {
    '&:has(:checked)': { outline: `4px solid ${on.bright}`, outlineOffset: '3px' },
  },
});

const stub = '64px';

// A stub to tear off, with the choice on it, and the voucher itself.
export const voucher = style({
  display: 'grid',
  gridTemplateColumns: `${stub} minmax(0, 1fr)`,
  minBlockSize: '11rem',
  paddingBlockStart: vars.band.size,
  blockSize: '100%',
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  // Over the paper's own colour, which is set by its class.
  backgroundImage: vars.band.picture,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${vars.band.size}`,
  boxShadow: vars.shadow.lift,
  // The stub has its own ground: it goes no further than the paper’s round corners.
  overflow: 'clip',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineEnd: `3px dotted ${on.ink}`,
  background: `color-mix(in srgb, ${on.ink} 7%, ${on.surface})`,
});

export const dot = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  accentColor: on.ink,
  cursor: 'inherit',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: `${space.medium} ${space.large}`,
});

/** Its price for a sum of money, its treatment for a treatment. */
export const worth = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});
export const treatment = style([
  worth,
  { fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`, lineHeight: 1.1 },
]);
export const price = style({ fontSize: fontSize.large, fontWeight: 700, lineHeight: 1.2 });
export const note = style({ paddingBlockEnd: space.xsmall, lineHeight: 1.35 });
export const valid = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.xsmall,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});

export const request = style({ marginBlockStart: 'clamp(32px, 5vw, 64px)' });
