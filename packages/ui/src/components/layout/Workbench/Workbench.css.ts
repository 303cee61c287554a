import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'start',
});

export const root = styleVariants({
  two: [bench, { '@media': { [from.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } }],
  three: [
    bench,
    { '@media': { [from.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr) minmax(0, 372px)' } } },
  ],
});

export const sheet = style({ minInlineSize: 0 });

export const work = style({ display: 'grid', gap: space.large, minInlineSize: 0 });

export const view = style({ minInlineSize: 0 });
