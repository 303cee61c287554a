import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
// Only a heavy italic is here: it stands for every weight, and is never set upright.
globalFontFace('Chivo', {
  src: 'url("./fonts/chivo.woff2") format("woff2")',
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Chivo fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '99.3%',
  ascentOverride: '94.7%',
  descentOverride: '25.2%',
  lineGapOverride: '0%',
});

export const chivo = '"Chivo", "Chivo fallback", "Arial Black", Arial, sans-serif';
