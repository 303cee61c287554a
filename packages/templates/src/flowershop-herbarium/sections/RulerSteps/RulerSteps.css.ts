import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const depth = '34px';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 6vw, 96px)`,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});

export const head = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  '@media': { [from.tablet]: { position: 'sticky', insetBlockStart: space.huge } },
});

export const ruler = style({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: `calc(${depth} + ${space.xsmall})`,
  borderBlock: `1px solid ${on.ink}`,
  selectors: {
    // Small parts, and a longer line for every fifth.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: depth,
      borderInlineStart: `1px solid ${on.ink}`,
      background: [
        `repeating-linear-gradient(to bottom, ${on.ink} 0 1px, transparent 1px 40px) 0 0 / 62% 100% no-repeat`,
        `repeating-linear-gradient(to bottom, ${on.inkMuted} 0 1px, transparent 1px 8px) 0 0 / 36% 100% no-repeat`,
      ].join(', '),
    },
    '&:dir(rtl)::before': { scale: '-1 1' },
  },
});

// The mark stands on the line it belongs to, which goes right across the ruler.
const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(3.4rem, auto) minmax(0, 1fr)',
  gap: `0 ${space.large}`,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlockEnd: space.large,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: `calc(-1 * (${depth} + ${space.xsmall}))`,
      insetInlineEnd: 0,
      borderBlockStart: `1px solid ${on.bright}`,
    },
    '&:first-child::before': { borderBlockStartColor: 'transparent' },
  },
});

export const step = styleVariants({ short: '7rem', middling: '11rem', long: '19rem' }, (minBlockSize) => [
  row,
  { '@media': { [from.tablet]: { minBlockSize } } },
]);

export const mark = style({
  paddingBlockStart: space.xsmall,
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const unit = style({
  display: 'block',
  color: on.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const words = style({
  display: 'grid',
  gap: space.xsmall,
  minInlineSize: 0,
  paddingBlockStart: space.small,
});
