import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { gym as tokens } from '../tokens/gym.ts';

export const gym = style([createTheme(vars, tokens), themeBase, { colorScheme: 'light' }]);
