import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  alignContent: 'start',
  padding: 'clamp(20px, 2.6vw, 36px) clamp(14px, 2.4vw, 32px)',
  borderBlockStart: `2px solid ${on.line}`,
  overflowWrap: 'anywhere',
});

// What it is read together with is folded away: it has the panel’s width to itself.
const folded = ':has(> :first-child details:not([open]))';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      selectors: { [`&:not(${folded})`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 372px)' } },
    },
  },
});

export const column = style({ minInlineSize: 0 });

/** Under the bar that stays at the top of the window. */
export const aside = style([
  column,
  { '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7.5rem' } } },
]);
