import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

const cap = createVar();

export const column = style({ display: 'block', inlineSize: '100%', containerType: 'inline-size' });

export const most = styleVariants({
  title: { vars: { [cap]: 'clamp(4rem, 8.6vw, 9rem)' } },
  closing: { vars: { [cap]: 'clamp(2.6rem, 11vw, 10rem)' } },
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

export const sizes = sizesByBreadth(38, (halfEms) => {
  const fills = (200 / halfEms).toFixed(1);
  return `max(1.25rem, min(${fills}cqi, calc(${vars.font.displayScale} * ${cap})))`;
});
