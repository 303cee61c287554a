import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { day, night } from '../tokens/awning.ts';
import '../fonts/bricolage.css.ts';

const byDay = { vars: assignVars(vars, day), colorScheme: 'light' } as const;
const byNight = { vars: assignVars(vars, night), colorScheme: 'dark' } as const;

/** The paint of the board over the door, for whatever asks for one colour: a browser’s own bar, an icon. */
export const boards = { day: day.color.surfaceDeep, night: night.color.surfaceDeep };

/** Day or night: as `data-theme` says (`day`, `night`), else as the visitor's system asks. */
export const awning = style([
  themeBase,
  {
    ...byDay,
    '@media': {
      '(prefers-color-scheme: dark)': { selectors: { '&:not([data-theme="day"])': byNight } },
    },
    selectors: { '&[data-theme="night"]': byNight },
  },
]);
