import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { barbershop as tokens } from '../tokens/barbershop.ts';

export const barbershop = style([createTheme(vars, tokens), themeBase, { colorScheme: 'light' }]);
