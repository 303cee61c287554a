import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

export const legend = style({
  marginBlockEnd: space.xsmall,
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

// What the chosen star means stands under all of them.
export const stars = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: '2.25em',
});

export const option = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
  },
});

// Transparent and as large as its star, so that a press on the star is a press on the control.
export const radio = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const star = style({
  gridArea: '1 / 1',
  inlineSize: '36px',
  blockSize: '36px',
  fill: vars.color.spark,
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  selectors: {
    // All are lit up to the chosen one; with none chosen, none.
    [`${option}:has(:checked) ~ ${option} &`]: { fill: 'none' },
    [`${stars}:not(:has(:checked)) &`]: { fill: 'none' },
    [`${option}:hover &`]: { strokeWidth: 2.4 },
  },
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});

export const meaning = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'none',
  fontWeight: 600,
  lineHeight: 1.4,
  selectors: { [`${option}:has(:checked) &`]: { display: 'block' } },
});
