import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { beside as besideIt, thread } from '../../styles/thread.css.ts';

export const root = style({
  position: 'relative',
  paddingInline: `${thread.lane} ${measureMargin()}`,
  selectors: { '&::before': besideIt },
});

// The lane is their gutter. What stands side by side in it is kept apart by its gap.
const between = `calc(${thread.gap} / 2)`;
export const beside = style({
  vars: { [vars.rhythm.gutter]: between },
  marginInline: `calc(${between} * -1)`,
});

// As high as the curl needs, where a section begins with less.
export const headroom = style({
  paddingBlockStart: `max(0px, calc(${thread.width} * 8 - ${vars.rhythm.section}))`,
});
