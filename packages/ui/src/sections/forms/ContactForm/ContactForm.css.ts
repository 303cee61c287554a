import { fallbackVar, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(10px, 1.6vw, ${space.medium})`,
  // The button that sends the letter is in sight with its first field.
  marginBlockEnd: `calc(-1 * ${space.small})`,
  // Two in a row where an everyday mail address has room.
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr))' },
  },
});

export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.large,
  alignItems: 'center',
  justifyContent: 'space-between',
});

// Points at the door from beside the other ways, where the door stands beside both.
export const hand = style({
  display: 'none',
  inlineSize: 'clamp(96px, 12vw, 150px)',
  fill: fallbackVar(on.bright, vars.color.accent),
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { display: 'block' } },
});
