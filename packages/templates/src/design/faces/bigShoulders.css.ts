import { globalFontFace } from '@vanilla-extract/css';

// SIL Open Font License 1.1; the licence lies beside the font. The fallback is a common face drawn as wide and as tall.
// Only the heaviest weight is here: it stands for every weight.
globalFontFace('Big Shoulders Display', {
  src: 'url("./fonts/big-shoulders.woff2") format("woff2")',
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Big Shoulders Display fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")',
  fontWeight: '400 900',
  sizeAdjust: '70.3%',
  ascentOverride: '139.4%',
  descentOverride: '29.9%',
  lineGapOverride: '0%',
});

export const bigShoulders =
  '"Big Shoulders Display", "Big Shoulders Display fallback", Impact, "Arial Narrow", sans-serif';
