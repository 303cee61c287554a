import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
const fell = { src: 'url("./fonts/im-fell-italic.woff2") format("woff2")', fontWeight: '400', fontDisplay: 'swap' };
globalFontFace('Fell Italic', [
  { ...fell, fontStyle: 'normal' },
  // The same file by its other name, so that a Latin name set in italics is not slanted twice.
  { ...fell, fontStyle: 'italic' },
] as const);
globalFontFace('Courier Prime', {
  src: 'url("./fonts/courier-prime.woff2") format("woff2")',
  fontWeight: '400',
  fontDisplay: 'swap',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
