import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const between = 'clamp(12px, 2vw, 28px)';

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `clamp(24px, 3vw, 40px) ${between}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      selectors: {
        // Fewer than a row stand in the middle, under the heading.
        '&:not(:has(> :nth-child(4)))': {
          gridTemplateColumns: `repeat(auto-fit, calc((100% - 3 * ${between}) / 4))`,
          justifyContent: 'center',
        },
      },
    },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.small,
  textAlign: 'center',
});

export const drawing = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '1',
  border: `1px solid ${on.line}`,
  // Not turned round where words run the other way: the left half of a drawing is its dark one.
  // It is the lighter of two blues, for dark hair lies on it.
  background: `linear-gradient(to right, ${vars.color.accent} 50%, ${vars.color.surface} 50%)`,
  // The drawings have the page's ink on every ground of the chart.
  color: vars.color.ink,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(50% - 1px)',
      inlineSize: '2px',
      background: vars.color.surfaceRaised,
    },
  },
});

export const number = style({
  position: 'absolute',
  insetBlockStart: space.small,
  left: space.small,
  color: vars.color.onAccent,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  textWrap: 'balance',
});
export const foot = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space.xxlarge });
