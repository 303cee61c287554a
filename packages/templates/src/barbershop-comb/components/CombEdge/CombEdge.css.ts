import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { type GroundName, grounds } from '@awning/ui/theme/grounds';

const tooth = createVar();
const pitch = createVar();
const length = createVar();

/** Takes no room of its own: the teeth lie over the top of the next section, in the room of its rhythm. */
export const root = style({ position: 'relative', zIndex: 2, blockSize: 0, pointerEvents: 'none' });

// On a phone the teeth take all of that room: the words below stand clear of their points.
globalStyle(`${root} + section`, {
  '@media': { [phone]: { paddingBlockStart: `calc(${vars.rhythm.section} + ${space.xlarge})` } },
});

/** Cuts teeth out of an element with a gauge: their shafts, and a round point on each. */
export const teethMask = [
  `linear-gradient(90deg, #000 ${tooth}, #0000 0) 0 0 / ${pitch} calc(100% - ${tooth} / 2 + 0.5px) repeat-x`,
  `radial-gradient(circle at calc(${tooth} / 2) calc(100% - ${tooth} / 2), #000 calc(${tooth} / 2 - 0.5px), #0000 calc(${tooth} / 2)) 0 0 / ${pitch} 100% repeat-x`,
].join(', ');

export const teeth = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-1px',
  blockSize: length,
  mask: teethMask,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText !important' } },
});

/** How far the teeth reach unless the edge is finer or wider. */
export const reach = '34px';

const gauges = {
  fine: ['3px', '6px', '18px'],
  medium: ['7px', '14px', reach],
  /** Afro combs. */
  wide: ['clamp(9px, 1vw, 14px)', 'clamp(20px, 2.4vw, 34px)', 'clamp(38px, 4.8vw, 72px)'],
};

/** Keeps what is read off a drawing clear of the teeth that hang over it. */
export const below = styleVariants(gauges, ([, , far = '']) => ({
  position: 'absolute',
  inset: `${far} 0 0`,
}));

export const gauge = styleVariants(gauges, ([width = '', step = '', far = '']) => ({
  vars: { [tooth]: width, [pitch]: step, [length]: far },
}));

export const tone = styleVariants(grounds, ({ surface }: (typeof grounds)[GroundName]) => ({
  background: vars.color[surface],
}));
