import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const zone = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  padding: space.medium,
  border: `2px dashed ${vars.color.controlEdge}`,
  borderRadius: vars.radius.card,
});

export const root = styleVariants({
  still: [zone],
  over: [zone, { borderStyle: 'solid', borderColor: vars.color.accent, background: vars.color.surfaceTint }],
});

// Read out as soon as it says something; until then it takes no row.
export const problem = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.small})` } } });

// A chosen file is taken at once: the browser’s own “no file chosen” would never go away.
export const choose = style({ selectors: { '&&&': { fontSize: 0 } } });
