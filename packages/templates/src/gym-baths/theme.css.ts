import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Josefin Sans', {
  src: 'url("./fonts/josefin-sans.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
});
globalFontFace('Manrope', {
  src: 'url("./fonts/manrope.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 1.042 of Arial Bold, 1.02 of Arial, 1 of Arial Bold.
globalFontFace('Josefin fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '700',
  sizeAdjust: '104.2%',
  ascentOverride: '72%',
  descentOverride: '24%',
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

const joint = 'color-mix(in srgb, currentColor 8%, #0000) 1px, #0000 0';

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  {
    vars: {
      '--ui-texture-ground': `linear-gradient(90deg, ${joint}), linear-gradient(${joint})`,
      '--ui-texture-groundSize': '40px 40px',
    },
    background: vars.color.surface,
    color: vars.color.ink,
    colorScheme: 'light',
    fontFamily: vars.font.text,
    // Manrope's spaces are narrow: rounded to whole pixels they close up.
    textRendering: 'geometricPrecision',
  },
]);
