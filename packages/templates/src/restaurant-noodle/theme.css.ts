import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Lilita One', {
  src: 'url("./fonts/lilita-one.woff2") format("woff2")',
  // It has one weight: none is to be made up where a bolder one is asked for.
  fontWeight: '400 900',
  fontDisplay: 'swap',
});
globalFontFace('Nunito', {
  src: 'url("./fonts/nunito.woff2") format("woff2")',
  fontWeight: '400 800',
  fontDisplay: 'swap',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
