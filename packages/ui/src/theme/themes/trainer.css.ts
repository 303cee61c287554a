import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { trainer as tokens } from '../tokens/trainer.ts';
import { themeBase } from '../themeBase.css.ts';

// Awning's own display face, which a page fetches but once, held at its narrowest.
globalFontFace('Bricolage Narrow', {
  src: 'url("../fonts/bricolage.woff2") format("woff2")',
  fontWeight: '200 800',
  fontStretch: '75%',
  fontDisplay: 'swap',
});

export const trainer = style([createTheme(vars, tokens), themeBase, { colorScheme: 'dark' }]);
