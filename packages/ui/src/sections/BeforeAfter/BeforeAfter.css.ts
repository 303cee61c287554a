import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

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
  several: [grid, { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.medium,
  selectors: { [`${layout.several} > &`]: { gridColumn: '1 / -1' } },
});

export const pair = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const caption = style({
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
