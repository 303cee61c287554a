import { style } from '@vanilla-extract/css';
import { attention } from '../../styles/attention.css.ts';
import { place } from '../../styles/place.css.ts';
import { fontSize, space } from '../../styles/scale.ts';

const between = 'clamp(24px, 3.6vw, 46px)';

// Read in the order head, window, actions; seen with the window on top.
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"window" "head" "actions"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:hover, &:focus-within': { vars: { [attention]: '1' } } },
  '@container': {
    // Two columns wide, then three: the window keeps to the first of them.
    [`${place} (min-width: 600px)`]: {
      gridTemplateAreas: '"window head" "window actions"',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, 1fr)',
      columnGap: between,
    },
    [`${place} (min-width: 960px)`]: {
      gridTemplateColumns: `calc((100% - 2 * ${between}) / 3) minmax(0, 1fr)`,
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `6px ${space.small}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: space.medium,
  '@container': {
    [`${place} (min-width: 600px)`]: {
      justifyContent: 'flex-start',
      alignSelf: 'end',
      columnGap: space.large,
    },
  },
});

// Whatever is stacked in here lies under the card’s link.
export const window = style({
  gridArea: 'window',
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
});

export const actions = style({
  position: 'relative',
  zIndex: 2,
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  justifySelf: 'start',
  alignSelf: 'start',
  paddingBlockStart: space.small,
});

// A name’s length, in a name’s letters.
export const blank = style({ inlineSize: '72%', fontSize: fontSize.large });
