import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
globalFontFace('Figtree', {
  src: 'url("./fonts/figtree.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Figtree fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")',
  fontWeight: '400 700',
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});

export const figtree = '"Figtree", "Figtree fallback", Arial, sans-serif';
