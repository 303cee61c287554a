import { vars } from '@awning/ui/theme';
import { createTheme, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** Restaurant Crumb, wherever its root stands. */
export const theme = style([createTheme(vars, tokens), { colorScheme: 'light' }]);
