import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  paddingBlock: `clamp(36px, 5vw, 68px) ${vars.rhythm.section}`,
  // A phone keeps the total at its foot: the page ends above it.
  '@media': { '(max-width: 63.8125em)': { paddingBlockEnd: '132px' } },
});

export const head = style({ paddingBlockEnd: 'clamp(24px, 3vw, 40px)' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 6vw, 88px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 390px)' } },
});

export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium });

export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.medium} ${space.large}`,
  alignItems: 'center',
});
