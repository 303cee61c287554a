import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { line, spark, surface } = vars.color;
const print = 'clamp(8px, 1.1vw, 14px)';
/** How far the strips reach over the print's corners. */
const reach = '9px';
const tape = `color-mix(in srgb, ${spark} 46%, ${surface})`;
const strip = (turn: number, at: string) =>
  `linear-gradient(${turn}deg, transparent calc(50% - 8px), ${tape} calc(50% - 8px) calc(50% + 8px), transparent calc(50% + 8px)) ${at} / 44px 44px no-repeat`;

/** By whether the photograph covers its box. */
export const place = {
  fill: style({ position: 'absolute', inset: 0 }),
  flow: style({ position: 'relative' }),
};

export const root = style({
  display: 'block',
  isolation: 'isolate',
  padding: reach,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: [strip(45, '100% 0'), strip(135, '0 0'), strip(45, '0 100%'), strip(135, '100% 100%')].join(
        ', ',
      ),
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } } },
});

globalStyle(`${root} img`, { filter: 'sepia(0.28) saturate(0.86) contrast(0.98)' });

globalStyle(`${root} > span`, {
  position: 'relative',
  inset: 'auto',
  padding: print,
  border: `1px solid ${line}`,
  background: surface,
});
globalStyle(`${place.fill} > span`, { blockSize: '100%' });
