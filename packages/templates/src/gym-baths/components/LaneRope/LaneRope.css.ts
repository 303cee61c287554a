import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const float = '20px';

export const lane = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: '40px',
  overflow: 'clip',
});

/** Five red and three white, each as round as a bun. What stands between them is the rope. */
export const rope = style({
  blockSize: '22px',
  background: `repeating-linear-gradient(90deg, ${vars.color.danger} 0 calc(${float} * 5), ${vars.color.onDanger} 0 calc(${float} * 8))`,
  mask: `radial-gradient(closest-side, #000 calc(100% - 0.5px), #0000) 0 0 / ${float} 100% repeat-x, linear-gradient(#000 0 0) 0 50% / 100% 4px no-repeat`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
