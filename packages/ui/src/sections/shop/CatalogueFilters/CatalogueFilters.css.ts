import { globalStyle, style } from '@vanilla-extract/css';
import { besideResult } from '../../../components/filters/FilterBar/FilterBar.css.ts';
import { from, noScript, phone } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { unseen } from '../../../styles/unseen.ts';

export const root = style({ paddingBlock: `${space.xsmall} ${vars.rhythm.section}` });

const panelWidth = '8.75rem';

export const bar = style({ gridArea: 'bar' });

// On a phone the search and its filters are two rows high: the goods are on the first screen.
export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9rem',
  gridTemplateAreas: '"search sort" "bar bar" "apply apply" "cards cards"',
  gap: `${space.xsmall} ${space.small}`,
  alignItems: 'start',
  '@media': {
    [phone]: { vars: { [besideResult]: `calc(${panelWidth} + ${space.small})` }, columnGap: space.xsmall },
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem 10rem',
      gridTemplateAreas: '"search sort panel" "apply apply apply" "bar bar bar" "cards cards cards"',
    },
    [from.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr) 17rem',
      gridTemplateAreas: '"panel search sort" "panel bar bar" "panel cards cards" "apply cards cards"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.medium,
    },
  },
});

// While nothing narrows the list, the number of results needs no row of its own.
globalStyle(`${floor}:not(:has(> ${bar} li))`, {
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr) auto 17rem',
      gridTemplateAreas: '"panel search bar sort" "panel cards cards cards" "apply cards cards cards"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
// Level with the words of the fields beside it.
globalStyle(`${floor} > ${bar}:not(:has(li))`, { '@media': { [from.desktop]: { alignSelf: 'center' } } });
globalStyle(`${floor} > ${bar}:not(:has(li)) > *`, {
  '@media': { [from.desktop]: { borderBlockEndWidth: 0 } },
});

// Its parts are laid out among the cards, which another component renders.
export const form = style({ display: 'contents' });

export const search = style({ gridArea: 'search' });

export const sort = style({ gridArea: 'sort' });

// A magnifying glass and an order by its name say what they are.
globalStyle(`:is(${search}, ${sort}) label`, {
  '@media': {
    [phone]: {
      ...unseen,
      whiteSpace: 'nowrap',
    },
  },
});

globalStyle(`:is(${search}, ${sort}) > *`, {
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.small,
      alignItems: 'center',
    },
  },
});

export const panel = style({
  gridArea: 'panel',
  alignSelf: 'end',
  '@media': {
    // In one row with the number of results.
    [phone]: { zIndex: 1, gridArea: 'bar', alignSelf: 'start', inlineSize: panelWidth },
    // Beside the cards it stays in sight, under the board of the page.
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: '112px',
      alignSelf: 'start',
      marginInlineEnd: space.xsmall,
    },
    // It would lie on the button below it.
    [noScript]: { position: 'static' },
  },
});

export const apply = style({
  gridArea: 'apply',
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});

export const cards = style({
  gridArea: 'cards',
  minInlineSize: 0,
  paddingBlockStart: space.xsmall,
  '@media': { [phone]: { paddingBlockStart: 0 } },
});
