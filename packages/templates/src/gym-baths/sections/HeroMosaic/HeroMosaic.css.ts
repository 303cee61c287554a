import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const face = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const wall = styleVariants({
  wall: [
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
  beside: [face, { '@media': { [from.desktop]: { minBlockSize: 'clamp(30rem, 42vw, 46rem)' } } }],
  bare: [face],
});

export const front = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlock: 'clamp(32px, 4vw, 72px) clamp(24px, 2vw, 32px)',
  '@media': { [phone]: { paddingBlockStart: '16px' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.large,
  '@media': { [from.desktop]: { maxInlineSize: 'min(44vw, 46rem)' } },
});

export const ways = style({ inlineSize: '100%', minInlineSize: 0 });
// Short ones share a row, so that the picture is on the first screen.
globalStyle(`${ways} > *`, {
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: space.medium } },
});
globalStyle(`${ways} > * > *`, { '@media': { [phone]: { flex: '1 1 auto' } } });

const under = style({
  position: 'relative',
  blockSize: 'clamp(16rem, 66vw, 34rem)',
  overflow: 'hidden',
});

export const picture = styleVariants({
  wall: [under, { '@media': { [from.desktop]: { position: 'absolute', inset: 0, blockSize: 'auto' } } }],
  beside: [
    under,
    {
      '@media': {
        [from.desktop]: { position: 'absolute', inset: 0, insetInlineStart: '50%', blockSize: 'auto' },
      },
    },
  ],
});

const whole = style({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 0, blockSize: '100%' });

export const canvas = styleVariants({
  /** Kept by its end and its foot. On a desktop it never grows beyond the window, or its middle would come under the words. */
  wall: [
    whole,
    {
      minInlineSize: '100%',
      aspectRatio: '2',
      '@media': { [from.desktop]: { blockSize: 'auto' } },
      selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    },
  ],
  beside: [whole, { inlineSize: '100%' }],
});

// In columns of one width where they do not fit in one line.
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${space.xsmall} ${space.large}`,
  paddingBlock: space.medium,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))' },
    [from.desktop]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});

export const mark = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
