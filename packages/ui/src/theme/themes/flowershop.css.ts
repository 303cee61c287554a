import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { worn } from '../worn.css.ts';
import { flowershop as tokens } from '../tokens/flowershop.ts';

export const flowershop = style([createTheme(vars, tokens), worn, { colorScheme: 'light' }]);
