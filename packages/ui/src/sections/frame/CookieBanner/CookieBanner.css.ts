import { keyframes, style } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space } from '../../../styles/scale.ts';

const fromBelow = keyframes({ from: { translate: '0 24px' } });

// At the foot of the window and no wider than it need be: the page beside it can be read and pressed.
export const root = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  maxInlineSize: `calc(760px + 2 * ${space.large})`,
  maxBlockSize: '100%',
  padding: `${space.large} ${space.small} max(${space.medium}, env(safe-area-inset-bottom))`,
  overflowX: 'hidden',
  overflowY: 'auto',
  pointerEvents: 'none',
  // It takes the focus when it was asked for; it is nothing to press.
  outline: 'none',
  boxShadow: 'none',
  '@media': {
    [from.tablet]: { padding: space.large },
    [motion]: { animation: `${fromBelow} ${duration.slow} ease-out` },
    print: { display: 'none' },
  },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  padding: space.medium,
  pointerEvents: 'auto',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 23rem)', paddingInline: space.large },
  },
});

export const words = style({ display: 'grid', gap: space.xxsmall });

export const text = style({ fontSize: fontSize.small, lineHeight: 1.5, textWrap: 'pretty' });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

// All in one row or all in one column, never two and one: none weighs more than another.
export const choice = style({
  display: 'grid',
  flexGrow: 1,
  flexBasis: 'max(calc((100% - 2 * 8px) / 3 - 1px), calc((22.5rem - 100%) * 999))',
  minInlineSize: 0,
});
