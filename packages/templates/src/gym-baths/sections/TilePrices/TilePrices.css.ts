import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const grout = 5;
const narrowest = 8.6;

/** How wide a tile is. */
const tileVar = createVar();

/** @param columns of tiles and the grout between them */
const shareOf = (columns: number) => `calc((100cqi - ${(columns - 1) * grout}px) / ${columns})`;

export const wall = style({
  display: 'grid',
  // One container for all tiles: with one for each, layout takes the page twice as long.
  containerType: 'inline-size',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}rem), 1fr))`,
  gap: `${grout}px`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

// Light from the upper left, as in the room: two edges shine and two do not.
export const tile = style({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  gap: space.xsmall,
  minInlineSize: 0,
  minBlockSize: '8.6rem',
  padding: `${space.medium} ${space.small} ${space.large}`,
  border: 'solid',
  borderWidth: '5px 7px 7px 5px',
  borderColor: 'rgb(255 255 255 / 0.42) rgb(0 0 0 / 0.16) rgb(0 0 0 / 0.16) rgb(255 255 255 / 0.42)',
  // One tile, with no grout across it.
  backgroundImage: 'none',
  fontSize: fontSize.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  vars: { [tileVar]: `${narrowest}rem` },
  '@media': {
    [phone]: {
      // As many as there is room for.
      '@container': Object.fromEntries(
        [2, 3, 4, 5].map((columns) => [
          `(min-inline-size: calc(${columns * narrowest}rem + ${(columns - 1) * grout}px))`,
          { vars: { [tileVar]: shareOf(columns) } },
        ]),
      ),
    },
    [from.tablet]: { vars: { [tileVar]: shareOf(4) } },
    [from.desktop]: { aspectRatio: '1' },
  },
  selectors: {
    '&:first-child': {
      gridColumn: '1 / -1',
      fontSize: fontSize.large,
      vars: { [tileVar]: '100cqi' },
      '@media': { [from.tablet]: { gridArea: 'span 2 / span 2', vars: { [tileVar]: shareOf(2) } } },
    },
  },
});

const rest = style({
  // The last of an odd number, two to a row.
  '@media': { [phone]: { selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } } } },
});
const shaped = (aspectRatio: string) => style([rest, { '@media': { [from.desktop]: { aspectRatio } } }]);

export const across = styleVariants({
  one: [rest],
  two: [shaped('2 / 1'), { '@media': { [from.tablet]: { gridColumn: 'span 2' } } }],
  row: [shaped('auto'), { '@media': { [from.tablet]: { gridColumn: '1 / -1' } } }],
  block: [shaped('1'), { '@media': { [from.tablet]: { gridArea: 'span 2 / span 2' } } }],
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

/** @param share of what the tile has between its edges */
const digitsOn = (share: number) => `calc((${tileVar} - 38px) * ${share})`;

export const digits = styleVariants(
  {
    few: `max(${digitsOn(0.34)}, 1.4em)`,
    some: `max(${digitsOn(0.23)}, 1.4em)`,
    many: `max(${digitsOn(0.13)}, 1.4em)`,
    most: `max(${digitsOn(0.1)}, 0.75em)`,
  },
  (size) => ({
    fontSize: size,
    fontWeight: 700,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }),
);

export const per = style({ fontSize: '0.9em', fontWeight: 600 });
export const note = style({ fontSize: '1em' });
