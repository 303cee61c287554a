import { createTheme, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { worn } from '../worn.css.ts';
import { gym as tokens } from '../tokens/gym.ts';

export const gym = style([createTheme(vars, tokens), worn, { colorScheme: 'light' }]);
