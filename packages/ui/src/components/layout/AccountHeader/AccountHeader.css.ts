import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ paddingBlock: `clamp(44px, 6vw, 84px) ${vars.rhythm.section}` });

const headGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  alignItems: 'center',
  marginBlockEnd: 'clamp(32px, 5vw, 64px)',
});

export const head = styleVariants({
  alone: [headGrid],
  withNotice: [
    headGrid,
    { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)' } } },
  ],
});

export const words = style({ display: 'grid', gap: space.medium, minInlineSize: 0 });

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  justifyItems: 'start',
  padding: `${space.large} ${space.large} ${space.medium}`,
});

export const withLast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
      gap: 'clamp(24px, 4vw, 64px)',
    },
  },
});

export const part = style({ minInlineSize: 0 });
