import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

export const wall = style({ paddingBlock: 'clamp(32px, 5vw, 80px) clamp(64px, 8vw, 112px)' });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} clamp(32px, 6vw, 88px)`,
});

export const layout = styleVariants({
  panelled: [
    columns,
    {
      alignItems: 'center',
      '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
    },
  ],
  plain: [columns],
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space.large });

/** Let into the wall, with a border of its own. */
export const panel = style({
  inlineSize: '100%',
  maxInlineSize: '38rem',
  padding: 'clamp(6px, 0.8vw, 10px)',
  border: `clamp(6px, 0.8vw, 10px) solid ${vars.color.accent}`,
  background: vars.color.surfaceRaised,
});

export const pane = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'clip' });

export const edge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.large}`,
  paddingBlock: space.medium,
  overflowWrap: 'anywhere',
});

export const mark = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
});
