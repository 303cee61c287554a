import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
// Only the italic is here: it is never set upright.
globalFontFace('Bodoni Moda', {
  src: 'url("./fonts/bodoni-moda.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Bodoni Moda fallback', {
  src: 'local("Times New Roman Italic"), local("TimesNewRomanPS-ItalicMT"), local("Liberation Serif Italic")',
  fontWeight: '400 700',
  sizeAdjust: '108.1%',
  ascentOverride: '104.1%',
  descentOverride: '37%',
  lineGapOverride: '0%',
});

export const bodoniModa = '"Bodoni Moda", "Bodoni Moda fallback", "Bodoni 72", Didot, Georgia, serif';
