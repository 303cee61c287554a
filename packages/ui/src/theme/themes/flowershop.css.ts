import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { flowershop as tokens } from '../tokens/flowershop.ts';

export const flowershop = style([createTheme(vars, tokens), themeBase, { colorScheme: 'light' }]);
