import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  paddingBlockStart: 'clamp(36px, 5vw, 68px)',
  // On a phone the bar with the button ends it.
  '@media': { [from.desktop]: { paddingBlockEnd: vars.rhythm.section } },
});

export const head = style({ paddingBlockEnd: 'clamp(24px, 3vw, 40px)' });

// A column, not a grid, on a phone: in a grid the bar could not leave its own row to stay at the foot of the screen.
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 390px)',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: space.xlarge,
      alignItems: 'start',
    },
  },
});

export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
});

export const billing = style({ marginBlockStart: space.large });

/** The receipt: beside all the rest on a desktop, and before the button on a phone. */
export const receipt = style({
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: '1 / -1', blockSize: '100%' } },
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium });

export const notes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });
