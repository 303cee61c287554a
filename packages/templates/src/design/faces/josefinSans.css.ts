import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
// Only the bold is here: it stands for every weight.
globalFontFace('Josefin Sans', {
  src: 'url("./fonts/josefin-sans.woff2") format("woff2")',
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Josefin Sans fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '104.2%',
  ascentOverride: '72%',
  descentOverride: '24%',
  lineGapOverride: '0%',
});

export const josefinSans = '"Josefin Sans", "Josefin Sans fallback", Futura, "Century Gothic", sans-serif';
