import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Pixelify Sans', {
  src: 'url("./fonts/pixelify-sans.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
  // Kerning would move letters off the grid that their tiles are cut by.
  fontFeatureSettings: '"kern" 0',
});
globalFontFace('Manrope', {
  src: 'url("./fonts/manrope.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Common faces drawn as wide and as tall as the ones they wait for, so that nothing shifts when those arrive.
// Widths measured over the site's own words: 0.869 of Arial, 1.02 of Arial, 1 of Arial Bold.
globalFontFace('Pixelify fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400',
  sizeAdjust: '86.9%',
  ascentOverride: '105.9%',
  descentOverride: '32.2%',
  lineGapOverride: '0%',
});
globalFontFace('Manrope fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 600',
  sizeAdjust: '102%',
  ascentOverride: '104.5%',
  descentOverride: '29.4%',
  lineGapOverride: '0%',
});
globalFontFace('Manrope fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '700',
  sizeAdjust: '100%',
  ascentOverride: '106.6%',
  descentOverride: '30%',
  lineGapOverride: '0%',
});

// A letter is seven of these tall, and its space six wide; grout covers where two of them overlap.
const tile = { width: '0.091em', height: '0.0903em' };
const grout = '0.019em';
const joint = 'color-mix(in srgb, currentColor 8%, #0000) 1px, #0000 0';

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  {
    vars: {
      '--ui-texture-ground': `linear-gradient(90deg, ${joint}), linear-gradient(${joint})`,
      '--ui-texture-groundSize': '40px 40px',
      '--ui-texture-letters': `linear-gradient(90deg, #0000 ${grout}, #000 0) 0.056em 0 / ${tile.width} 100% intersect, linear-gradient(#0000 ${grout}, #000 0) 0 0.0425em / 100% ${tile.height}`,
      '--ui-texture-wordSpacing': '0.022em',
    },
    background: vars.color.surface,
    color: vars.color.ink,
    colorScheme: 'light',
    fontFamily: vars.font.text,
    // Letters stand where their widths say, not where the nearest pixel is: else they drift off their tiles.
    textRendering: 'geometricPrecision',
  },
]);
