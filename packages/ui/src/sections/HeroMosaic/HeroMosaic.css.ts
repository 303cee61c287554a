import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const face = style({ position: 'relative', display: 'grid' });

export const wall = styleVariants({
  laid: [
    face,
    {
      '@media': {
        [from.desktop]: {
          // As tall as the picture is when it is as wide as the window, less what may be cut from its top.
          minBlockSize: 'clamp(34rem, 50vw, 62rem)',
          alignItems: 'start',
        },
      },
    },
  ],
  bare: [face],
});

export const front = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: `clamp(40px, 6vw, 104px) ${space.xlarge}`,
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
