import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layout = styleVariants({
  split: [grid, { '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.22fr) minmax(0, 1fr)' } } }],
  alone: [grid],
});

export const sign = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: 'clamp(40px, 6vw, 80px)',
  paddingInline: vars.rhythm.gutter,
});

/** The letters are as large as this is wide, so that no line breaks inside a word. */
export const measure = style({ containerType: 'inline-size' });

const letters = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.92,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textShadow: vars.shadow.letter,
  overflowWrap: 'anywhere',
});

const fitted = (least: string, share: string, most: string) => ({
  fontSize: `calc(clamp(${least}, ${share}, ${most}) * ${vars.font.displayScale})`,
});

/** By the letters in the longest word. */
export const heading = styleVariants({
  short: [letters, fitted('3.2rem', '22cqi', '14rem')],
  medium: [letters, fitted('2.6rem', '14.5cqi', '9rem')],
  long: [letters, fitted('2rem', '9cqi', '6rem')],
});

/** Alone, a few words run across the page in one line or two. */
export const across = styleVariants({
  short: [letters, fitted('3.2rem', '12cqi', '10rem')],
  medium: [letters, fitted('2.6rem', '9.5cqi', '8rem')],
  long: [letters, fitted('2rem', '7cqi', '6rem')],
});

export const words = style({
  display: 'grid',
  gap: space.large,
  marginBlockStart: 'clamp(24px, 3vw, 36px)',
});

export const eyebrow = style({ marginBlockEnd: space.medium, fontWeight: 700 });
export const lead = style({
  maxInlineSize: '30em',
  fontSize: fontSize.large,
  lineHeight: 1.3,
  textWrap: 'pretty',
});

export const drawing = style({
  position: 'relative',
  minBlockSize: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderBlockStart: `${vars.stroke.board} ${on.bright}`,
  '@media': {
    [from.tablet]: {
      aspectRatio: 'auto',
      borderBlockStart: 0,
      borderInlineStart: `${vars.stroke.board} ${on.bright}`,
    },
  },
});
