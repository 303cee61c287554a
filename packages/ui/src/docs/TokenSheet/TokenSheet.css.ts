import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, street, font, stroke, radius, shadow, press } = vars;

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: space.medium,
  marginBlock: space.large,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  color: color.ink,
});

export const rows = style([sheet, { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large }]);

export const token = style({ display: 'grid', gap: space.xxsmall, alignContent: 'start', minInlineSize: 0 });

export const value = style({
  color: color.inkMuted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.xsmall,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600 });

const swatch = style({
  blockSize: '4rem',
  border: `1px solid ${color.controlEdge}`,
  forcedColorAdjust: 'none',
});

export const colors = styleVariants(color, (background) => [swatch, { background }]);
export const streets = styleVariants(street, (background) => [swatch, { background }]);

const faces = {
  display: font.display,
  text: font.text,
  figures: font.figures,
  control: font.control,
  numerals: font.numerals,
};
const words = style({ fontSize: fontSize.xlarge, lineHeight: 1.2, overflowWrap: 'anywhere' });

export const fonts = styleVariants(faces, (fontFamily, face) => [
  words,
  face === 'display'
    ? {
        fontFamily,
        fontWeight: font.displayWeight,
        letterSpacing: font.displayTracking,
        textTransform: font.displayCase,
      }
    : { fontFamily },
]);

export const sizes = styleVariants(fontSize, (size) => ({
  fontFamily: font.display,
  fontSize: size,
  fontWeight: font.displayWeight,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
}));

export const strokes = styleVariants(stroke, (line) => ({ borderBlockStart: `${line} ${color.ink}` }));

const card = style({
  blockSize: '4rem',
  border: `1px solid ${color.controlEdge}`,
  background: color.surfaceRaised,
});

export const radii = styleVariants(radius, (borderRadius) => [card, { borderRadius }]);

const { lift, liftLarge, glow } = shadow;
export const shadows = styleVariants({ lift, liftLarge, glow }, (boxShadow) => [card, { boxShadow }]);

export const pressed = style([card, { boxShadow: `${press.x} ${press.y} 0 ${press.side}` }]);

export const spaces = styleVariants(space, (inlineSize) => ({
  inlineSize,
  maxInlineSize: '100%',
  blockSize: '1rem',
  background: color.accent,
  forcedColorAdjust: 'none',
}));
