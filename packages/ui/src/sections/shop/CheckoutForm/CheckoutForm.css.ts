import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  // The sum and the button that pays it are in the first screen of a small desktop, over a notice too.
  paddingBlockStart: space.medium,
  // On a phone the bar with the button ends it.
  '@media': { [from.desktop]: { paddingBlockEnd: vars.rhythm.section } },
});

export const head = style({ paddingBlockEnd: space.medium });

// A column, not a grid, on a phone: in a grid the bar could not leave its own row to stay at the foot of the screen.
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 390px)',
      alignItems: 'start',
    },
  },
});

export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  '@media': { [from.tablet]: { gap: space.xxlarge } },
});

export const billing = style({ marginBlockStart: space.large });

/** The receipt and the button that pays it: in sight beside all the rest on a desktop; under it on a phone, where the bar stays at the foot. */
export const pay = style({
  display: 'contents',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.medium,
      position: 'sticky',
      insetBlockStart: '7.25rem',
    },
  },
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium });

// Under the button on a desktop, which is to be seen without scrolling. Nothing in it takes the focus.
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  '@media': { [from.desktop]: { order: 1 } },
});
