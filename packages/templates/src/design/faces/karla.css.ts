import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
globalFontFace('Karla', {
  src: 'url("./fonts/karla.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Karla fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100.3%',
  ascentOverride: '91.4%',
  descentOverride: '25.1%',
  lineGapOverride: '0%',
});

export const karla = '"Karla", "Karla fallback", Arial, sans-serif';
