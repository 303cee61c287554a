import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { shape, strand, wire } from '../../styles/wire.css.ts';

const between = 'clamp(20px, 3.4vw, 52px)';
const disc = '2.75rem';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} ${between}`,
  marginBlockStart: space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** How many hang from one beam on a desktop. */
export const steps = styleVariants({ threes: 3, fours: 4 }, (count) => [
  row,
  { '@media': { [from.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } },
]);

const hung = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // Each carries a piece of the beam: back to the step before it, or to the page's wire.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(max(${between}, ${wire.gap}) * -1)`,
      inlineSize: `calc(max(${between}, ${wire.gap}) + ${disc} / 2)`,
      borderBlockStart: strand,
    },
    '&::after': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(${disc} / 2 - 1px)`,
      borderInlineStart: strand,
    },
  },
  '@media': {
    [from.tablet]: {
      selectors: {
        '&::before': { inlineSize: `calc(max(${between}, ${wire.gap}) + 100%)` },
        '&:last-child::before': {
          inlineSize: `calc(max(${between}, ${wire.gap}) + ${disc} / 2)`,
        },
      },
    },
  },
});

/** By how far below the beam it hangs; on a phone, where each has a beam to itself, all alike. */
export const step = styleVariants({ short: '36px', middle: '72px', long: '120px' }, (length) => [
  hung,
  {
    paddingBlockStart: '24px',
    selectors: { '&::after': { blockSize: '24px' } },
    '@media': {
      [from.tablet]: {
        paddingBlockStart: length,
        selectors: { '&::after': { blockSize: length } },
      },
    },
  },
]);

export const number = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: disc,
  blockSize: disc,
  paddingBlockStart: '0.1em',
  borderRadius: '50%',
  gridColumn: '1 / -1',
  background: on.ink,
  color: on.surface,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

/** With a drawing, which on a phone stands beside its words. */
export const drawn = style({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const drawing = style({ maxInlineSize: '15rem' });
export const words = style({ display: 'grid', alignContent: 'start', gap: space.small, minInlineSize: 0 });

export const measure = style({
  justifySelf: 'start',
  paddingBlock: space.xxsmall,
  borderBlockEnd: `${vars.stroke.rule} ${on.bright}`,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const after = style({ display: 'flex', marginBlockStart: space.xxlarge });
