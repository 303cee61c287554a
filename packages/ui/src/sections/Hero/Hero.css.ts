import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  paddingBlock: vars.rhythm.section,
  background: vars.color.surface,
  color: vars.color.ink,
});

const grid = style({ display: 'grid', gap: space.xlarge, alignItems: 'center' });

export const layout = styleVariants({
  centred: [grid, { justifyItems: 'center', textAlign: 'center' }],
  split: [
    grid,
    {
      '@media': {
        [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.xxlarge },
      },
    },
  ],
});

export const media = styleVariants({
  start: { '@media': { [from.tablet]: { order: -1 } } },
  end: {},
});
