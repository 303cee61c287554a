import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const cap = createVar();

export const column = style({ display: 'block', inlineSize: '100%', containerType: 'inline-size' });

export const most = styleVariants({
  title: { vars: { [cap]: 'clamp(4rem, 8.6vw, 9rem)' } },
  name: { vars: { [cap]: 'clamp(4rem, 8vw, 8rem)' } },
});

export const words = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const shortest = 5;
const longest = 38;

/** By the length of the words in half ems. */
export const sizes = Array.from({ length: longest + 1 }, (_, count) => {
  const fills = (200 / Math.max(count, shortest)).toFixed(1);
  return style({ fontSize: `max(1.25rem, min(${fills}cqi, calc(${vars.font.displayScale} * ${cap})))` });
});
