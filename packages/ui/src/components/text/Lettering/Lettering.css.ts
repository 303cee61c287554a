import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

/** The letters are as large as this is wide, so that no line breaks inside a word. */
export const measure = style({ containerType: 'inline-size', inlineSize: '100%' });

export const letters = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: `min(${vars.font.displayLeading}, 0.94)`,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textShadow: on.letter,
  overflowWrap: 'anywhere',
});

/** How much of the width an em takes, by the letters in the longest word. */
const ems = { five: 22, six: 18.5, eight: 14, ten: 11, more: 8 };

const fitted = (share: number, most: string) =>
  styleVariants(ems, (em) => ({
    fontSize: `calc(clamp(2rem, ${em * share}cqi, ${most}) * ${vars.font.displayScale})`,
  }));

export const size = {
  /** A word to a line. */
  poster: fitted(1, '14rem'),
  /** The same where a wall has room for taller letters. */
  wall: fitted(1, '18rem'),
  /** Two or three short words to a line, beside a drawing. */
  hoarding: fitted(0.8, '12rem'),
  /** A few words to a line, for a page behind the first. */
  banner: fitted(0.44, '9rem'),
  /** As large as a page's title where there is room, and never wider than a column. */
  sign: fitted(1, '5rem'),
};

export const balanced = style({ textWrap: 'balance' });
