import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { day, night } from '../tokens/awning.ts';

/** Day or night, as the visitor's system asks. */
export const awning = style({
  vars: assignVars(vars, day),
  colorScheme: 'light',
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(vars, night), colorScheme: 'dark' },
  },
});
