import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const legend = style({ paddingBlockEnd: space.medium, maxInlineSize: '100%' });

export const error = style({
  marginBlockEnd: space.small,
  color: vars.color.danger,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const columns = styleVariants({
  one: [grid],
  two: [
    grid,
    {
      gap: space.medium,
      '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  ],
});
