import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { primitives } from '../../styles/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

// Each half stretches, so that two grounds meet in one straight edge.
export const root = style({
  '@layer': { [primitives]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const half = style({ '@layer': { [primitives]: { display: 'grid' } } });

const columns = { even: '1fr 1fr', less: '5fr 7fr', more: '7fr 5fr' };

export const first = styleVariants(columns, (tracks) => ({
  '@layer': {
    [primitives]: {
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: tracks
            .split(' ')
            .map((track) => `minmax(0, ${track})`)
            .join(' '),
        },
      },
    },
  },
}));

export const width = styleVariants({
  full: {},
  content: {
    '@layer': {
      [primitives]: {
        maxInlineSize: `calc(${vars.measure.content} + 2 * ${vars.rhythm.gutter})`,
        marginInline: 'auto',
      },
    },
  },
});
