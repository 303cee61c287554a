import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { restaurant as tokens } from '../tokens/restaurant.ts';
import { themeBase } from '../themeBase.css.ts';

// The italic of whichever old face the visitor's system has: nothing to fetch, and italic wherever the theme says so.
const italics = [
  'Iowan Old Style Italic',
  'IowanOldStyle-Italic',
  'Palatino Linotype Italic',
  'PalatinoLinotype-Italic',
  'Palatino-Italic',
  'URW Palladio L Italic',
  'P052-Italic',
  'Georgia Italic',
  'Georgia-Italic',
  'Liberation Serif Italic',
  'LiberationSerif-Italic',
  'Times New Roman Italic',
  'TimesNewRomanPS-ItalicMT',
];
globalFontFace('Table Italic', { src: italics.map((face) => `local("${face}")`).join(', ') });

export const restaurant = style([createTheme(vars, tokens), themeBase, { colorScheme: 'light' }]);
