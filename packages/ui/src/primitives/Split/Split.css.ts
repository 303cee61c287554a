import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { base } from '../../styles/base.ts';
import { vars } from '../../theme/contract.css.ts';

// Each half stretches, so that two grounds meet in one straight edge.
export const root = style({
  selectors: { [base]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const half = style({
  selectors: { [base]: { display: 'grid' }, [`${base}:empty`]: { display: 'none' } },
});

const columns = { even: '1fr 1fr', less: '5fr 7fr', more: '7fr 5fr' };

export const first = styleVariants(columns, (tracks) => ({
  selectors: {
    [base]: {
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: tracks
            .split(' ')
            .map((track) => `minmax(0, ${track})`)
            .join(' '),
        },
      },
    },
    // Content that is left out leaves no hole.
    [`${base}:has(> :empty)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));

export const width = styleVariants({
  full: {},
  content: {
    selectors: {
      [base]: {
        maxInlineSize: `calc(${vars.measure.content} + 2 * ${vars.rhythm.gutter})`,
        marginInline: 'auto',
      },
    },
  },
});
