import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

/** Where three have room beside the cabinet. */
const wide = 'screen and (min-width: 70em)';

// Two abreast on a phone would leave no room for a label; never more than three, or the plants are too small to know.
const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(16.5rem, 26%)), 1fr))',
  gap: space.medium,
  marginBlockStart: space.xxlarge,
  '@media': {
    [from.tablet]: { columnGap: 0, rowGap: space.xlarge },
  },
});

/** Three to a row in six tracks: a last row of one or two lies in the middle. */
export const drawer = style([
  rows,
  { '@media': { [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } },
]);

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
  rows,
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
    [wide]: {
      selectors: {
        [`${drawer} > &`]: { gridColumn: 'span 2' },
        [`${drawer} > &:nth-last-child(2):nth-child(3n + 1)`]: { gridColumn: '2 / span 2' },
        [`${drawer} > &:last-child:nth-child(3n + 1)`]: { gridColumn: '3 / span 2' },
      },
    },
  },
});
