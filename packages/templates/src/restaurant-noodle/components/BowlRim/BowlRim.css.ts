import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { paper1, paper4 } = vars.color;
const rim = 'clamp(5px, 0.9vw, 12px)';

/** By whether the photograph covers its box. */
export const place = {
  fill: style({ position: 'absolute', inset: 0 }),
  flow: style({ position: 'relative' }),
};

export const root = style({
  display: 'block',
  padding: `calc(${rim} * 2)`,
  border: `calc(${rim} / 2) solid ${paper1}`,
  borderRadius: '9999px',
  background: paper4,
});

globalStyle(`${root} img`, { filter: 'saturate(1.12)' });
globalStyle(`${root} > span`, {
  position: 'relative',
  inset: 'auto',
  borderRadius: '9999px',
  boxShadow: `0 0 0 calc(${rim} / 2) ${paper1}`,
});
globalStyle(`${place.fill} > span`, { blockSize: '100%' });
