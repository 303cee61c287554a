import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { measureMargin } from '../../theme/measureMargin.ts';
import { beside as besideIt, thread } from '../../theme/thread.css.ts';

export const root = style({
  position: 'relative',
  paddingInline: `${thread.lane} ${measureMargin()}`,
  selectors: { '&::before': besideIt },
});

// The lane is their gutter.
export const beside = style({ vars: { [vars.rhythm.gutter]: '0px' } });
