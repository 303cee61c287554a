import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
const fell = {
  src: 'url("./fonts/im-fell-italic.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
} as const;
globalFontFace('Fell Italic', [
  { ...fell, fontStyle: 'normal' },
  // The same file by its other name, so that a Latin name set in italics is not slanted twice.
  { ...fell, fontStyle: 'italic' },
]);
globalFontFace('Courier Prime', {
  src: 'url("./fonts/courier-prime.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
});

// Fallbacks as wide and as tall as the faces they stand in for, so that nothing shifts when those load.
// Widths measured over the site's own words: 0.902 of Times Italic; a typewriter's letters are all as wide as Courier's.
const times =
  'local("Times New Roman Italic"), local("TimesNewRomanPS-ItalicMT"), local("Liberation Serif Italic"), local("Times Italic")';
const waiting = {
  src: times,
  fontWeight: '400',
  sizeAdjust: '90.2%',
  ascentOverride: '104.1%',
  descentOverride: '34.8%',
  lineGapOverride: '0%',
};
globalFontFace('Fell fallback', [
  { ...waiting, fontStyle: 'normal' },
  { ...waiting, fontStyle: 'italic' },
]);
globalFontFace('Courier fallback', {
  src: 'local("Courier New"), local("CourierNewPSMT"), local("Liberation Mono"), local("Courier")',
  fontWeight: '400',
  sizeAdjust: '100%',
  ascentOverride: '78.1%',
  descentOverride: '34.2%',
  lineGapOverride: '0%',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
