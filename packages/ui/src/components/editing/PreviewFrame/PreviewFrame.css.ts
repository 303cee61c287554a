import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Where what surrounds it sets its height. */
export const stageSize = createVar();
/** `none` where there is no room to choose what is shown. */
export const barDisplay = createVar();

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const bar = style({
  display: fallbackVar(barDisplay, 'flex'),
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'end',
  justifyContent: 'space-between',
  '@media': { [noScript]: { display: 'none' } },
});

export const pages = style({ flex: '1 1 9rem', minInlineSize: 0, maxInlineSize: '22rem' });

const pane = style({
  position: 'relative',
  boxSizing: 'border-box',
  border: `4px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
  overflow: 'hidden',
  '@media': { [noScript]: { display: 'none' } },
});

export const stage = styleVariants({
  // All of it is seen at once, under the bar above it.
  phone: [
    pane,
    {
      inlineSize: '100%',
      maxInlineSize: '390px',
      blockSize: fallbackVar(stageSize, 'clamp(20rem, min(66vh, 100svh - 22.5rem), 46rem)'),
      marginInline: 'auto',
    },
  ],
  // As wide as the bar above it; an element as high as its window is as high as on a desktop.
  desktop: [
    pane,
    {
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      blockSize: fallbackVar(stageSize, 'auto'),
      maxBlockSize: '74vh',
    },
  ],
});

const page = style({
  position: 'absolute',
  top: 0,
  border: 0,
  transformOrigin: '0 0',
});

export const frame = styleVariants({
  // Seen once something stands in it.
  waiting: [page, { visibility: 'hidden' }],
  ready: [page, { background: 'Canvas' }],
});

export const waiting = style({ padding: space.medium });

export const problem = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  padding: space.medium,
  color: vars.color.ink,
});

export const plain = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'clamp(22rem, 74vh, 60rem)',
  border: `4px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
});
