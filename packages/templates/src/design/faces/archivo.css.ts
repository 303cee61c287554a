import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
globalFontFace('Archivo', {
  src: 'url("./fonts/archivo.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Archivo fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '97.9%',
  ascentOverride: '89.9%',
  descentOverride: '21.5%',
  lineGapOverride: '0%',
});

export const archivo = '"Archivo", "Archivo fallback", Arial, sans-serif';
