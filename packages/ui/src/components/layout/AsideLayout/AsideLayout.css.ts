import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 5vw, 72px)`,
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'auto 1fr' },
  },
});

// Its content keeps to its edges: sections bring neither gutters nor room of their own.
const column = style({
  vars: { [vars.rhythm.section]: space.none, [vars.rhythm.gutter]: '0px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
  minInlineSize: 0,
});

export const work = style([column]);

export const aside = style([
  column,
  { gap: space.large, '@media': { [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } },
]);

export const after = style([
  column,
  {
    gap: space.none,
    selectors: {
      // A fold follows another fold closely, on a phone under it.
      [`${aside}:has(details) + &`]: {
        marginBlockStart: `calc(-1 * ${space.xxlarge})`,
        '@media': { [from.desktop]: { marginBlockStart: 0 } },
      },
    },
  },
]);

// Its live region stands there from the start; until it says something, it takes no room.
globalStyle(`${column} > :empty`, { display: 'none' });
