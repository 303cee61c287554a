import { vars } from '@awning/ui/theme';
import { style } from '@vanilla-extract/css';

const { accent, ink, surface } = vars.color;
const ruler = 'clamp(14px, 1.8vw, 24px)';
const tick = (every: number, high: string) =>
  `repeating-linear-gradient(90deg, ${ink} 0 2px, transparent 2px ${every}px) 0 100% / 100% ${high} no-repeat`;

/** By whether the photograph covers its box. */
export const place = {
  fill: style({ position: 'absolute', inset: 0 }),
  flow: style({ position: 'relative' }),
};

export const root = style({
  display: 'block',
  overflow: 'hidden',
  isolation: 'isolate',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: `0 ${ruler}`,
      insetInline: 0,
      pointerEvents: 'none',
      background: [
        `linear-gradient(${accent} 0 0) 72% 0 / 4px 100% no-repeat`,
        `repeating-linear-gradient(90deg, color-mix(in srgb, ${surface} 26%, transparent) 0 1px, transparent 1px 7px)`,
      ].join(', '),
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: ruler,
      background: `${tick(60, '100%')}, ${tick(12, '50%')}, ${surface}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});
