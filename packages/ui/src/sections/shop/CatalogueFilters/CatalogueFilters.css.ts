import { style } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ paddingBlock: `${space.xsmall} ${vars.rhythm.section}` });

export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '"search search" "sort panel" "apply apply" "bar bar" "cards cards"',
  gap: `${space.xsmall} ${space.small}`,
  alignItems: 'start',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem 10rem',
      gridTemplateAreas: '"search sort panel" "apply apply apply" "bar bar bar" "cards cards cards"',
    },
    [from.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr) 12rem',
      gridTemplateAreas: '"panel search sort" "panel bar bar" "panel cards cards" "apply cards cards"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.medium,
    },
  },
});

// Its parts are laid out among the cards, which are none of its business.
export const form = style({ display: 'contents' });

export const search = style({ gridArea: 'search' });

export const sort = style({ gridArea: 'sort' });

export const panel = style({
  gridArea: 'panel',
  alignSelf: 'end',
  '@media': {
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

export const bar = style({ gridArea: 'bar' });

export const cards = style({ gridArea: 'cards', minInlineSize: 0, paddingBlockStart: space.small });
