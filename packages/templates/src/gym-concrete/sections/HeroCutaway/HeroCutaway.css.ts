import { style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { boardMarks } from '../../styles/boardMarks.ts';
import { on } from '@awning/ui/theme/on';

const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const root = styleVariants({
  open: [box, { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)' } } }],
  closed: [box],
});

export const wall = style({
  display: 'grid',
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 4.5vw, 72px)',
  paddingInline: vars.rhythm.gutter,
  backgroundImage: boardMarks,
  '@media': {
    // So that the first action is on the first screen, above the bar at its foot.
    [phone]: { paddingBlockStart: space.medium },
    [from.desktop]: {
      minBlockSize: 'min(100vh, 60rem)',
      selectors: { [`${root.open} > &`]: { borderInlineEnd: `clamp(6px, 0.9vw, 14px) solid ${on.ink}` } },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.large,
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [phone]: { gap: space.medium } },
  selectors: { [`${root.closed} &`]: { maxInlineSize: '60rem' } },
});

export const plate = style({
  maxInlineSize: '100%',
  paddingBlock: space.xxsmall,
  paddingInline: space.small,
  borderRadius: vars.radius.control,
  background: vars.color.secondary,
  color: vars.color.onSecondary,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const drawing = style({
  position: 'relative',
  minBlockSize: 'clamp(21rem, 96vw, 46rem)',
  overflow: 'hidden',
});
