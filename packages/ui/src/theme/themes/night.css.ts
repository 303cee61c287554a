import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { night as tokens } from '../tokens/awning.ts';
import '../fonts/bricolage.css.ts';

export const night = style([createTheme(vars, tokens), themeBase, { colorScheme: 'dark' }]);
