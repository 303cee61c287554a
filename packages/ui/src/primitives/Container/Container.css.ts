import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  '@layer': {
    [primitives]: { marginInline: 'auto', paddingInline: vars.rhythm.gutter },
  },
});

export const width = styleVariants({ prose: '68ch', content: vars.measure.content }, (measure) => [
  root,
  {
    '@layer': {
      [primitives]: { maxInlineSize: `calc(${measure} + 2 * ${vars.rhythm.gutter})` },
    },
  },
]);
