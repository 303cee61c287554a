import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  selectors: { [base]: { marginInline: 'auto', paddingInline: vars.rhythm.gutter } },
});

export const width = styleVariants({ prose: '68ch', content: vars.measure.content }, (measure) => [
  root,
  {
    selectors: { [base]: { maxInlineSize: `calc(${measure} + 2 * ${vars.rhythm.gutter})` } },
  },
]);
