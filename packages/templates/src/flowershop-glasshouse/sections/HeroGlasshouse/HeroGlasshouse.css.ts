import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { glazing } from '../../styles/glazing.css.ts';
import { on } from '@awning/ui/theme/on';

// What the screen has left beside the words, so that the ways on stand above its foot: shared by the roof and the fanlight.
const spare = '(100svh - 40rem)';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflow: 'clip',
  minBlockSize: 'min(52vw, 980px, 100svh - 10rem)',
  // On a phone as little as lets both ways on stand over the bar at the foot of the window, or under it whole.
  paddingBlockStart: '20px',
  paddingInline: '16px',
  // What it stands on.
  borderBlockEnd: `calc(${glazing.bar} * 3) solid ${glazing.iron}`,
  '@media': {
    [from.tablet]: {
      paddingBlockStart: `clamp(32px, min(9vw, ${spare} * 0.35), 168px)`,
      paddingInline: vars.rhythm.gutter,
    },
  },
});

export const gable = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
});
/** Behind the iron, and seen only where there is glass. */
export const photo = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const inside = style({ fill: vars.color.surfaceTint });
/** Panes that are shut: what is behind them is paler. */
export const milky = style({ fill: on.surface, fillOpacity: 0.42 });
export const open = style({ fill: on.surface, fillOpacity: 0.62, stroke: glazing.iron, strokeWidth: 5 });
export const outside = style({ fill: on.surface });
export const iron = style({ fill: 'none', stroke: glazing.iron, strokeWidth: 5 });
export const rib = style([iron, { strokeWidth: 13 }]);
export const solid = style({ fill: glazing.iron });

export const door = style({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: 'min(100%, clamp(560px, 46vw, 760px))',
  border: `calc(${glazing.bar} * 2) solid ${glazing.iron}`,
  borderBlockEnd: 0,
  borderRadius: `50% 50% 0 0 / 76px`,
  overflow: 'hidden',
  '@media': {
    [from.tablet]: { borderRadius: `50% 50% 0 0 / clamp(104px, min(15vw, ${spare} * 0.82), 220px)` },
  },
});

/** Over the door. */
export const fanlight = style({
  position: 'relative',
  blockSize: '60px',
  '@media': { [from.tablet]: { blockSize: `clamp(88px, min(11.5vw, ${spare} * 0.65), 176px)` } },
});

export const transom = style({
  position: 'relative',
  paddingBlock: '6px',
  paddingInline: space.medium,
  fontWeight: 700,
  fontSize: fontSize.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
/** Where nothing is written on it. */
export const bar = style({ blockSize: `calc(${glazing.bar} * 2)`, background: glazing.iron });

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xsmall,
  padding: `${space.medium} ${space.medium} ${space.xlarge}`,
  textAlign: 'center',
  '@media': {
    [from.tablet]: {
      gap: 'clamp(14px, 1.1vw, 22px)',
      padding: 'clamp(18px, 1.7vw, 36px) clamp(16px, 2.4vw, 40px) clamp(32px, 3.4vw, 56px)',
    },
  },
});

export const heading = style({
  inlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'block' });

const shortest = 7;
const longest = 32;

/** By the letters in the longest line: as large as the door allows, and a wide face wraps. */
export const sizes = Array.from({ length: longest + 1 }, (_, count) => {
  const fills = (180 / Math.max(count, shortest)).toFixed(1);
  return style({
    fontSize: `calc(max(2rem, min(${fills}cqi, clamp(2.7rem, 7vw, 6.6rem))) * ${vars.font.displayScale})`,
  });
});

export const actions = style({
  '@media': { [from.tablet]: { marginBlockStart: space.xxsmall } },
});
