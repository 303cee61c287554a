import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';

export const root = style({ position: 'relative', overflow: 'clip', isolation: 'isolate' });

const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layout = styleVariants({
  words: [stage],
  split: [
    stage,
    {
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.04fr)',
          // As tall as what the window leaves under a header, within reason.
          minBlockSize: 'clamp(34rem, 56vw, min(60rem, 92svh))',
        },
      },
    },
  ],
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.large,
  minInlineSize: 0,
  // Clear of what hangs from the section before.
  paddingBlock: 'clamp(64px, 8vw, 120px) clamp(32px, 5vw, 88px)',
  paddingInline: vars.rhythm.gutter,
  '@media': { [from.desktop]: { paddingInline: `${measureMargin(1 / 2.04)} 0` } },
});

// The figure below looks in at the foot of a phone’s first screen.
globalStyle(`${words} > p`, { '@media': { [phone]: { fontSize: '1.0625rem' } } });

/** Without a figure the words have the whole width: on a desktop the heading on one side, the rest on the other. */
export const alone = style({
  paddingInline: measureMargin(),
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: space.xxlarge,
      alignItems: 'end',
      paddingInline: measureMargin(),
    },
  },
});

/** What follows the heading, beside the foot of it on a desktop. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.large,
});

export const figure = style({
  position: 'relative',
  zIndex: 0,
  minBlockSize: 'min(120vw, 44rem)',
  '@media': { [from.desktop]: { minBlockSize: 0 } },
});
