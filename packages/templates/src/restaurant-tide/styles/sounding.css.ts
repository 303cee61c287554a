import { createGlobalThemeContract, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/**
 * A gauge down the margin of a whole page, as painted on a harbour wall. All that stands on the page keeps clear of it
 * by
 * `lane`, whether it stands in a lane of the gauge or over the water.
 */
export const sounding = createGlobalThemeContract(
  {
    /** The painted staff at the screen's edge. */
    staff: null,
    /** From the edge of the screen to the words: staff, numeral and a gap. */
    lane: null,
  },
  (_value, path) => `ui-sounding-${path.join('-')}`,
);

// In rem: the numeral in it grows with a reader's text.
const room = (least: string) => `max(${least}, 50% - ${vars.measure.content} / 2)`;

/** Goes on the outermost part of a section beside the gauge. As wide as the screen: percentages are of that. */
export const sounded = style({
  vars: { [sounding.staff]: '8px', [sounding.lane]: room('3.5rem') },
  '@media': {
    [from.tablet]: { vars: { [sounding.staff]: '14px', [sounding.lane]: room('6.5rem') } },
    [from.desktop]: { vars: { [sounding.staff]: '20px', [sounding.lane]: room('10.5rem') } },
  },
});

// Whole blocks, however long the piece of wall: the next piece begins where this one ends.
const block = 'clamp(16px, 1.9vw, 26px)';
const blocks = (paint: string, at: string) =>
  `linear-gradient(${paint}) ${at} / 50% calc(${block} * 2) no-repeat round`;

/** The staff itself, for the `::before` of a positioned box at the edge of the screen: blocks by turns, as on a wall. */
export const staff = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: sounding.staff,
  background: `${blocks(`${on.ink} 50%, transparent 50%`, '0 0')}, ${blocks(`transparent 50%, ${on.ink} 50%`, '100% 0')}`,
} as const;
