import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { day as tokens } from '../tokens/awning.ts';
import '../fonts/bricolage.css.ts';

export const day = style([createTheme(vars, tokens), themeBase, { colorScheme: 'light' }]);
