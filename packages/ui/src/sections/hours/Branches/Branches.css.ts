import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const head = style({ display: 'grid', gap: space.small, marginBlockEnd: 'clamp(24px, 4vw, 48px)' });

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 2.6vw, 36px)',
});

export const branches = styleVariants({
  one: [list],
  several: [list, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }],
});

// Pictures, words and hours of neighbours stand in the same rows, however long an address is.
export const branch = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  breakInside: 'avoid',
  '@media': {
    [from.desktop]: {
      selectors: {
        [`${branches.one} > &`]: {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto',
          gridTemplateColumns: 'none',
        },
      },
    },
  },
});

// It gives the picture its shape; where one branch has the width to itself, the words do.
export const picture = style({
  gridRow: '1',
  position: 'relative',
  aspectRatio: '4 / 3',
  borderBlockEnd: `${vars.stroke.frame} ${on.ink}`,
  '@media': {
    [from.desktop]: {
      selectors: {
        [`${branches.one} &`]: {
          aspectRatio: 'auto',
          minBlockSize: '22rem',
          borderBlockEnd: 0,
          borderInlineEnd: `${vars.stroke.frame} ${on.ink}`,
        },
      },
    },
  },
});

const inset = 'clamp(20px, 2.4vw, 32px)';

export const words = style({
  gridRow: '2',
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
  padding: inset,
  '@media': { [from.desktop]: { selectors: { [`${branches.one} &`]: { gridRow: '1' } } } },
});

export const address = style({ fontStyle: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' });

export const hours = style({
  gridRow: '3',
  minInlineSize: 0,
  padding: inset,
  paddingBlockStart: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: { selectors: { [`${branches.one} &`]: { gridRow: '1', paddingBlockStart: inset } } },
  },
});
