import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { themeBase } from '../themeBase.css.ts';
import { day, night } from '../tokens/awning.ts';
import '../fonts/bricolage.css.ts';

const dayVars = assignVars(vars, day);
// Every page repeats this, so it holds only the values that differ at night.
const said = new Set(Object.entries(dayVars).map(([name, value]) => `${name} ${value}`));
const nightVars = Object.fromEntries(
  Object.entries(assignVars(vars, night)).filter(([name, value]) => !said.has(`${name} ${value}`)),
);

const byDay = { vars: dayVars, colorScheme: 'light' } as const;
const byNight = { vars: nightVars, colorScheme: 'dark' } as const;

/** The paint of the board over the door, for places that take one colour: a browser’s own bar, an icon. */
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
