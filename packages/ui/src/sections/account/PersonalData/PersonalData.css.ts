import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
});

export const closing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  justifyItems: 'start',
  paddingBlockStart: space.large,
  borderBlockStart: `2px dashed ${vars.street.paperLine}`,
  // Its question opens by script.
  '@media': { [noScript]: { display: 'none' } },
});

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
});
