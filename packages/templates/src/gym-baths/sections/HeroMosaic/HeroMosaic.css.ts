import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const face = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const wall = styleVariants({
  laid: [
    face,
    {
      '@media': {
        [from.desktop]: {
          // As tall as the picture is when it is as wide as the window; the words keep clear of its lowest quarter.
          gridTemplateRows: '3fr 1fr',
          minBlockSize: 'clamp(34rem, 50vw, 54rem)',
        },
      },
    },
  ],
  bare: [face],
});

export const front = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlock: 'clamp(32px, 4vw, 72px) clamp(24px, 2vw, 32px)',
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.large,
  '@media': { [from.desktop]: { maxInlineSize: 'min(44vw, 46rem)' } },
});

/** Under the words on a phone, behind them on a desk. */
export const mural = style({
  position: 'relative',
  blockSize: 'clamp(20rem, 78vw, 34rem)',
  overflow: 'hidden',
  '@media': { [from.desktop]: { position: 'absolute', inset: 0, blockSize: 'auto' } },
});

/** Kept by its end and its foot: what there is no room for is cut from the other two. */
export const canvas = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  blockSize: '100%',
  minInlineSize: '100%',
  aspectRatio: '2',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.large}`,
  paddingBlock: space.medium,
});

export const mark = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
