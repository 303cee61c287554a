import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { bars, glazing, rivets, roundHead, spandrel, toGutter } from '../../styles/glazing.css.ts';
import { on } from '@awning/ui/theme/on';

export const root = style({
  ...bars,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The outermost rivets are half off the page.
  overflowX: 'clip',
  marginBlockEnd: `calc(${glazing.bar} * -1)`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      minBlockSize: 'clamp(440px, 45vw, 700px)',
    },
  },
});

/** Words alone: as tall as they need. */
export const low = style({ '@media': { [from.tablet]: { minBlockSize: 0 } } });

const pane = style({
  position: 'relative',
  minInlineSize: 0,
  background: on.surface,
  selectors: { '&::after': rivets },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const words = style([
  pane,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.large,
    paddingBlock: 'clamp(32px, 6vw, 96px)',
    paddingInline: toGutter,
    '@media': {
      [from.tablet]: { gridColumn: '1 / -1', gridRow: '1 / span 2' },
    },
    selectors: {
      '&:not(:last-child)': { '@media': { [from.tablet]: { gridColumnEnd: 8 } } },
    },
  },
]);

export const light = style([
  pane,
  {
    minBlockSize: '260px',
    background: spandrel,
    '@media': { [from.tablet]: { gridColumn: '8 / -1', gridRow: 1 } },
    selectors: { '&:last-child': { '@media': { [from.tablet]: { gridRow: '1 / span 2' } } } },
  },
]);
export const arch = style({
  ...roundHead,
  vars: { [glazing.rise]: 'clamp(110px, 17vw, 260px)' },
  position: 'absolute',
  inset: `calc(${glazing.bar} * -1) calc(${glazing.bar} * -1) 0`,
  overflow: 'hidden',
  background: on.surface,
});

export const climate = style([
  pane,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.large} clamp(18px, 3vw, 44px)`,
    paddingBlock: 'clamp(20px, 2.4vw, 36px)',
    paddingInline: toGutter,
    '@media': {
      [from.tablet]: { gridColumn: '8 / -1', gridRow: 2, paddingInline: 'clamp(20px, 2.4vw, 36px)' },
    },
    selectors: {
      [`${words} + &`]: { '@media': { [from.tablet]: { gridRow: '1 / span 2' } } },
    },
  },
]);
export const figures = style({ flex: '1 1 8rem', minInlineSize: 0, display: 'grid', gap: space.medium });
export const term = style({
  fontSize: fontSize.small,
  lineHeight: 1.3,
  color: on.inkMuted,
  overflowWrap: 'anywhere',
});
export const figure = style({
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
});
