import { style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const word = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  textTransform: vars.font.displayCase,
  textDecorationLine: 'none',
  textDecorationColor: vars.color.spark,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.4em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover, &[aria-current]': { textDecorationLine: 'underline' } },
});

const inBar = style({
  display: 'inline-block',
  paddingBlock: space.xsmall,
  // From the narrowest board to a desktop, so that as many words keep one line on both.
  fontSize: 'clamp(0.9375rem, 0.45rem + 0.77vw, 1.0625rem)',
  lineHeight: 1,
});

const inSheet = style({
  display: 'block',
  // The focus ring does not lie on the words.
  padding: `11px ${space.xxsmall}`,
  borderBlockEnd: `2px solid color-mix(in srgb, ${vars.color.onDeep} 22%, transparent)`,
  fontSize: '1.5rem',
  lineHeight: 1.1,
});

export const item = styleVariants({ bar: [word, inBar], sheet: [word, inSheet] });

const bare = {
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [noScript]: { display: 'none' } },
} as const;

export const button = styleVariants({
  bar: [word, inBar, { ...bare, paddingInline: 0, border: 0 }],
  sheet: [
    word,
    inSheet,
    { ...bare, inlineSize: '100%', borderBlockStart: 0, borderInline: 0, textAlign: 'start' },
  ],
});

// A stroke of undercoat, as wide as a word.
export const gap = styleVariants({
  bar: [word, inBar],
  sheet: [word, inSheet],
});

export const blank = style({
  display: 'inline-block',
  inlineSize: '4.5em',
  borderBlockEnd: '4px dashed',
  verticalAlign: 'middle',
  opacity: 0.7,
});
