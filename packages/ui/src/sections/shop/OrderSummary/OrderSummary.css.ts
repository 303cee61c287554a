import { style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  paddingBlock: vars.rhythm.section,
  '@media': { print: { paddingBlock: 0 } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 6vw, 88px)',
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 430px)' } },
});

// Only the receipt is printed.
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
});

export const print = style({ '@media': { [noScript]: { display: 'none' } } });

export const receipt = style({
  inlineSize: '100%',
  maxInlineSize: '430px',
  '@media': { print: { marginInline: 'auto' } },
});

const told = style({
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  marginBlockStart: space.large,
  padding: `${space.small} ${space.medium}`,
  borderInlineStart: '6px solid',
  background: vars.color.surfaceTint,
  fontSize: fontSize.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const notice = styleVariants({
  updating: [told, { borderColor: vars.color.controlEdge }],
  failed: [told, { borderColor: vars.color.danger }],
});
