import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

// Two abreast on a phone would leave no room for a label; never more than three, or the plants are too small to know.
export const drawer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(16.5rem, 26%)), 1fr))',
  gap: space.medium,
  marginBlockStart: space.xxlarge,
  '@media': { [from.tablet]: { columnGap: 0, rowGap: space.xlarge } },
});

/** A pair fills the row beside its heading. */
export const besideHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space.xlarge },
  },
});

export const head = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.large,
});

export const pair = style([
  drawer,
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { marginBlockStart: 0 },
    },
  },
]);

// Overlaps the one before it, a step lower and a step higher by turns.
export const sheet = style({
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      marginInlineEnd: '-10px',
      selectors: {
        '&:nth-child(3n + 2)': { position: 'relative', zIndex: 1, translate: '0 36px' },
        '&:nth-child(3n)': { translate: '0 12px' },
      },
    },
  },
});
