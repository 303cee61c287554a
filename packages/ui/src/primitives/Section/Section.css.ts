import { style } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  selectors: {
    [base]: {
      paddingBlock: vars.rhythm.section,
      // A link to it leads to its heading, and not to the room above that.
      scrollMarginBlockStart: `calc(${space.large} - ${vars.rhythm.section})`,
    },
  },
});
