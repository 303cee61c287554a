import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { worn } from '../worn.css.ts';
import { barbershop as tokens } from '../tokens/barbershop.ts';

export const barbershop = style([createTheme(vars, tokens), worn, { colorScheme: 'light' }]);
