import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignContent: 'start',
  padding: 'clamp(20px, 2.6vw, 36px) clamp(14px, 2.4vw, 32px)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});

export const stamp = style({ rotate: '-3deg' });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space.medium,
  border: `3px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
});

export const warning = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} clamp(24px, 4vw, 56px)`,
  alignItems: 'start',
});

const inTwo = (gridTemplateRows: string) => ({
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gridTemplateRows },
  },
});

// A part taller than the rest of its column leaves no hole beside it.
export const columns = styleVariants({
  one: [grid],
  two: [grid, inTwo('auto 1fr')],
  twoAndMore: [grid, inTwo('auto auto 1fr')],
});

const part = style({ minInlineSize: 0 });
const at = (gridColumn: number, gridRow?: string) => ({
  '@media': { [from.tablet]: { gridColumn, ...(gridRow && { gridRow }) } },
});

export const next = style([part, at(2)]);

export const facts = styleVariants({
  first: [part],
  afterNext: [part, at(1, '1 / span 2')],
});

export const aside = styleVariants({
  first: [part, at(2, '1 / span 3')],
  afterNext: [part, at(2, '2 / span 2')],
});

const more = style([part, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large }]);

export const under = styleVariants({
  first: [more, at(1, '2 / span 2')],
  afterNext: [more, at(1, '3')],
});
