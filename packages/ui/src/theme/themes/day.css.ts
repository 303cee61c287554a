import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { day as tokens } from '../tokens/awning.ts';

export const day = style([createTheme(vars, tokens), { colorScheme: 'light' }]);
