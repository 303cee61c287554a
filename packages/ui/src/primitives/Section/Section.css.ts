import { style } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { from } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ selectors: { [base]: { paddingBlock: vars.rhythm.section } } });

export const late = style({
  contentVisibility: 'auto',
  // About three cards one below the other, or side by side; once laid out, as tall as it was.
  containIntrinsicBlockSize: 'auto 2700px',
  '@media': { [from.tablet]: { containIntrinsicBlockSize: 'auto 900px' } },
});
