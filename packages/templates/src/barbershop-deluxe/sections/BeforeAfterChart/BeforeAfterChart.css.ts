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
  marginBlockStart: space.xlarge,
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
  // Both halves are lighter than any hair and any skin that lies on them.
  background: `linear-gradient(to right, ${vars.color.paper3} 50%, ${vars.color.paper4} 50%)`,
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
  // Dark by night too, as the paper of the drawings stays light.
  color: vars.color.paper5,
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
