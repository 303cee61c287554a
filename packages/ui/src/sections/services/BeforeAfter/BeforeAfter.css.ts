import { style, styleVariants } from '@vanilla-extract/css';
import { twoAbreast } from '../../../styles/abreast.ts';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 4vw, 64px)',
  alignItems: 'start',
});

export const layout = styleVariants({
  alone: [
    grid,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)', alignItems: 'center' },
      },
    },
  ],
  several: [grid, { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } } }],
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.medium,
  selectors: { [`${layout.several} > &`]: { gridColumn: '1 / -1' } },
});

const figure = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const pair = styleVariants({
  alone: [figure],
  // Two to a row, and a last one in the middle; where there is room, three to a row below the first two or four.
  several: [
    figure,
    {
      '@media': {
        [from.tablet]: {
          gridColumn: 'span 6',
          selectors: { '&:nth-of-type(odd):last-of-type': { gridColumn: '4 / span 6' } },
        },
        [from.desktop]: {
          selectors: {
            '&:nth-of-type(n):nth-last-of-type(n)': { gridColumn: 'span 4' },
            [twoAbreast('of-type')]: { gridColumn: 'span 6' },
          },
        },
      },
    },
  ],
});

export const caption = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
