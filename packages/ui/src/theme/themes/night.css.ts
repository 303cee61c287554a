import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { night as tokens } from '../tokens/awning.ts';

export const night = style([createTheme(vars, tokens), { colorScheme: 'dark' }]);
