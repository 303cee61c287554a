import { globalFontFace } from '@vanilla-extract/css';

// One heavy weight, cut to the letters that are drawn; the width axis gives wide signs and narrow tickets.
// SIL Open Font License 1.1; the licence lies beside the font.
const grotesque = { fontWeight: '200 800', fontStretch: '75% 100%', fontDisplay: 'swap' } as const;
globalFontFace('Bricolage Grotesque', [
  { ...grotesque, src: 'url("./bricolage.woff2") format("woff2")' },
  // Fetched where a page writes ä, é or ø.
  {
    ...grotesque,
    src: 'url("./bricolage-western.woff2") format("woff2")',
    unicodeRange: 'U+A5, U+B0, U+BC-BE, U+C0-D6, U+D8-F6, U+F8-FF, U+152-153, U+178',
  },
]);

// Arial Bold drawn as wide and as tall as the face it stands in for, so that nothing shifts when that arrives.
// Widths measured over the shop's own headings in both faces: 0.9255 at full width, 0.683 at three quarters.
const arial =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold")';
globalFontFace('Bricolage fallback', [
  {
    src: arial,
    fontWeight: '200 800',
    fontStretch: '86% 100%',
    sizeAdjust: '92.55%',
    ascentOverride: '100.5%',
    descentOverride: '29.2%',
    lineGapOverride: '0%',
  },
  {
    src: arial,
    fontWeight: '200 800',
    fontStretch: '75% 85%',
    sizeAdjust: '69.5%',
    ascentOverride: '133.8%',
    descentOverride: '38.8%',
    lineGapOverride: '0%',
  },
]);
