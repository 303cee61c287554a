import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.6rem), 1fr))',
  gap: '5px',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

// Light from the upper left, as in the room: two edges shine and two do not.
export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: '8.6rem',
  containerType: 'inline-size',
  padding: `${space.medium} ${space.small} ${space.large}`,
  border: 'solid',
  borderWidth: '5px 7px 7px 5px',
  borderColor: 'rgb(255 255 255 / 0.42) rgb(0 0 0 / 0.16) rgb(0 0 0 / 0.16) rgb(255 255 255 / 0.42)',
  // One tile, with no grout across it.
  backgroundImage: 'none',
  fontSize: fontSize.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { aspectRatio: '1' } },
  selectors: {
    '&:first-child': {
      gridColumn: '1 / -1',
      fontSize: fontSize.large,
      '@media': { [from.tablet]: { gridArea: 'span 2 / span 2' } },
    },
  },
});

/** The first is white, and needs an edge. */
export const first = style({ outline: `2px solid ${vars.color.line}`, outlineOffset: '-2px' });

export const name = style({ fontWeight: 700 });

export const sum = style({
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.xsmall}`,
  minInlineSize: 0,
});

export const digits = styleVariants(
  {
    few: 'max(34cqi, 1.4em)',
    some: 'max(23cqi, 1.4em)',
    many: 'max(13cqi, 1.4em)',
    most: 'max(10cqi, 0.75em)',
  },
  (size) => ({
    fontSize: size,
    fontWeight: 700,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const per = style({ fontSize: '0.9em', fontWeight: 600 });
export const note = style({ fontSize: '0.9em' });
