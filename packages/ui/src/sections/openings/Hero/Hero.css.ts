import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

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

const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xsmall} ${space.large}` });
export const facts = styleVariants({ centred: [row, { justifyContent: 'center' }], split: [row] });

export const fact = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const tick = style({ flex: 'none', color: vars.color.accent });

export const media = styleVariants({
  start: { '@media': { [from.tablet]: { order: -1 } } },
  end: {},
});
