import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { fontSize } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/on.css.ts';
import { texture } from '../../theme/texture.css.ts';

export const root = style({
  selectors: {
    [base]: {
      margin: 0,
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      lineHeight: vars.font.displayLeading,
      letterSpacing: vars.font.displayTracking,
      wordSpacing: fallbackVar(texture.wordSpacing, 'normal'),
      textTransform: vars.font.displayCase,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  },
});

// On the narrowest phones, a word of ten wide capitals has a line for itself.
const narrowest = 'screen and (width < 22em)';

const small: readonly string[] = ['xsmall', 'small', 'medium', 'large', 'xlarge'];

/** The least size its letters may have, where their colour asks for it. */
const least = createVar();

export const size = styleVariants(fontSize, (value, name) => {
  const scaled = `${value} * ${vars.font.displayScale}`;
  return {
    selectors: {
      [base]: small.includes(name)
        ? { fontSize: `max(${fallbackVar(least, '0px')}, ${scaled})` }
        : // Smaller ones would be cut to crumbs.
          {
            fontSize: `calc(${scaled})`,
            mask: fallbackVar(texture.letters, 'none'),
            '@media': { [narrowest]: { fontSize: `calc(${scaled} * 0.9)` } },
          },
    },
  };
});

const bright = fallbackVar(on.bright, vars.color.accent);

export const tone = styleVariants({
  ink: {},
  // Bright lettering has the contrast of large text, in any weight: WCAG 2.2, 1.4.3.
  accent: { vars: { [least]: '1.5rem' }, selectors: { [base]: { color: bright } } },
  /** Sign-painters' letters with a split shade: for a page's own title. */
  sign: {
    selectors: { [base]: { color: bright, textShadow: fallbackVar(on.letter, vars.shadow.letter) } },
  },
});
