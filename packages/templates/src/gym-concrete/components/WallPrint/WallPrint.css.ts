import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

const sheet = style({ display: 'block', isolation: 'isolate', overflow: 'hidden' });

/** By whether the photograph covers its box. */
export const place = {
  fill: style([sheet, { position: 'absolute', inset: 0 }]),
  flow: style([sheet, { position: 'relative' }]),
};

// How high the paint stands on the wall, and the line that ends it.
const paint = '24%';
const hole = `color-mix(in srgb, ${color.ink} 70%, transparent)`;
const ties = ['12% 12%', '88% 12%', '12% 60%', '88% 60%'].map(
  (at) =>
    `radial-gradient(circle at ${at}, ${hole} 0 clamp(3px, 0.4vw, 6px), transparent calc(clamp(3px, 0.4vw, 6px) + 1px))`,
);

export const wall = style({
  background: color.surface,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: [
        // The holes that the shuttering was tied through.
        ...ties,
        `linear-gradient(to top, ${color.spark} ${paint}, ${color.secondary} ${paint} calc(${paint} + 8px), transparent 0)`,
      ].join(', '),
      mixBlendMode: 'multiply',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } } },
});

globalStyle(`${wall} img`, {
  background: 'none',
  filter: 'grayscale(1) contrast(1.25) brightness(1.12)',
  mixBlendMode: 'multiply',
});
