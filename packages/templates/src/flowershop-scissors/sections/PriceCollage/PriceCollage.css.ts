import { style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { duration, fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(18px, 2vw, 28px)`,
  marginBlockStart: space.xxlarge,
  '@media': {
    'screen and (min-width: 21em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

const article = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const item = styleVariants({
  first: [
    article,
    {
      gridColumn: '1 / -1',
      '@media': {
        [from.desktop]: {
          gridColumn: 'span 2',
          // As tall as the four beside it; where there are fewer, no taller than they are.
          selectors: { '&:has(~ :nth-child(4))': { gridRow: 'span 2' } },
        },
      },
    },
  ],
  other: [article],
});

// Under a pointer the paper is picked up by its foot, and its price swings with it.
const sheet = style({
  position: 'relative',
  overflow: 'clip',
  selectors: { 'li:hover > &': { rotate: '-1.4deg' } },
  '@media': {
    [motion]: { transition: `rotate ${duration.slow} ease-out` },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

export const paper = styleVariants({
  first: [
    sheet,
    {
      aspectRatio: '12 / 13',
      maxBlockSize: '36rem',
      '@media': {
        [from.desktop]: {
          flex: '1 0 auto',
          aspectRatio: 'auto',
          minBlockSize: '28rem',
          maxBlockSize: 'none',
        },
      },
    },
  ],
  other: [sheet, { aspectRatio: '24 / 25' }],
});

export const words = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

// Over the corner, and off the paper as far as the page's margin lets it.
const scrap = style({
  position: 'absolute',
  insetBlockStart: '-14px',
  insetInlineEnd: `calc(min(12px, ${vars.rhythm.gutter} / 2) * -1)`,
  maxInlineSize: '88%',
  padding: '12px 20px 14px',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  overflowWrap: 'anywhere',
  transformOrigin: '100% 0',
  selectors: { 'li:hover > &': { rotate: '5deg' } },
  '@media': {
    [motion]: { transition: `rotate ${duration.slow} ease-out` },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

export const price = styleVariants({
  first: [
    scrap,
    {
      padding: '18px 30px 20px',
      fontSize: `calc(clamp(2.2rem, 1.4rem + 2.4vw, 3.2rem) * ${vars.font.displayScale})`,
      rotate: `calc(${vars.cut.tilt} * -1)`,
    },
  ],
  other: [scrap, { fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`, rotate: vars.cut.tilt }],
});

/** A sum that would not fit on its scrap. */
export const long = style({
  maxInlineSize: '100%',
  paddingInline: space.small,
  fontSize: `calc(clamp(0.8rem, 9cqi, ${fontSize.xlarge}) * ${vars.font.displayScale})`,
});

export const note = style({ marginBlockStart: space.xxlarge, fontWeight: 500 });
