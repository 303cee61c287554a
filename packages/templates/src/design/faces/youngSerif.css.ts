import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
// There is one weight: bold text is set in it, sooner than smeared into a synthetic bold.
globalFontFace('Young Serif', {
  src: 'url("./fonts/young-serif.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Young Serif fallback', {
  src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"), local("Times")',
  fontWeight: '400 700',
  sizeAdjust: '121.5%',
  ascentOverride: '86.4%',
  descentOverride: '30.5%',
  lineGapOverride: '0%',
});

export const youngSerif = '"Young Serif", "Young Serif fallback", Georgia, serif';
