import { createGlobalThemeContract, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/** Iron and glass: bars between panes, a rivet where two bars cross, round heads. */
export const glazing = createGlobalThemeContract(
  {
    /** How wide a bar is. */
    bar: null,
    /** The paint of the bars: the ink of the ground of the whole wall, the same round every pane. */
    iron: null,
    /** Across the head of a rivet. */
    rivet: null,
    /** How far a round head rises. */
    rise: null,
  },
  (_value, path) => `ui-glazing-${path.join('-')}`,
);

/** Goes on the outermost part of a glazed wall, which wears a ground as well. */
export const glazed = style({
  vars: {
    [glazing.bar]: '4px',
    [glazing.iron]: on.ink,
    [glazing.rivet]: '12px',
    [glazing.rise]: 'clamp(72px, 9vw, 150px)',
  },
  '@media': { [from.desktop]: { vars: { [glazing.bar]: '5px', [glazing.rivet]: '15px' } } },
});

/** Beside the bar at the edge of the page: its words stand on the edge of all other words. */
export const toGutter = `calc(${vars.rhythm.gutter} - ${glazing.bar})`;

/** Bars round and between panes that are laid out in a grid. */
export const bars = {
  display: 'grid',
  gap: glazing.bar,
  padding: glazing.bar,
  background: glazing.iron,
} as const;

const reach = `calc((${glazing.bar} + ${glazing.rivet}) / -2)`;
const rivet = (place: string) =>
  `radial-gradient(circle, ${glazing.iron} calc(${glazing.rivet} / 2 - 0.5px), #0000 calc(${glazing.rivet} / 2)) ${place} / ${glazing.rivet} ${glazing.rivet} no-repeat`;

/** For `::after` of a positioned pane: a rivet on each crossing of the bars round it. */
export const rivets = {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  inset: reach,
  background: ['0 0', '100% 0', '0 100%', '100% 100%'].map(rivet).join(', '),
  pointerEvents: 'none',
} as const;

/** The round head of a pane, whose two sides are the bars beside it. */
export const roundHead = {
  border: `${glazing.bar} solid ${glazing.iron}`,
  borderBlockEnd: 0,
  borderRadius: `50% 50% 0 0 / ${glazing.rise} ${glazing.rise} 0 0`,
} as const;

/** The glass outside a round head, a little darker than what is inside it. */
export const spandrel = `color-mix(in srgb, ${glazing.iron} 16%, ${on.surface})`;
