import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const postWidth = 'clamp(12px, 1.4vw, 18px)';
const postHeight = 'clamp(28px, 4vw, 56px)';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 5vw, 80px)`,
  alignItems: 'end',
});

export const layout = styleVariants({
  pair: [columns, { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } } }],
  // Without a ticket the heading stands where one would lie, on the other side.
  headed: [
    columns,
    { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } } },
  ],
});

export const head = style({ display: 'grid', alignSelf: 'start', gap: space.large, minInlineSize: 0 });
// What keeps a heading from the board under it is too much before its own text.
globalStyle(`${head} > :not(:last-child)`, { marginBlockEnd: 0 });

// Two posts and the ground they stand in.
export const posted = style({
  position: 'relative',
  paddingBlockEnd: postHeight,
  borderBlockEnd: `${vars.stroke.rule} ${on.ink}`,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      inlineSize: postWidth,
      blockSize: postHeight,
      background: on.inkMuted,
    },
    '&::before': { insetInlineStart: '14%' },
    '&::after': { insetInlineEnd: '14%' },
  },
});

// The line inside the edge that every road sign has.
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: vars.radius.card,
  outline: `${vars.stroke.board} ${on.ink}`,
  outlineOffset: '-10px',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 'clamp(20px, 3vw, 44px)',
      alignItems: 'start',
    },
  },
});

const plate = 'clamp(4rem, 12vw, 10.5rem)';

export const letter = style({
  display: 'grid',
  placeContent: 'center',
  justifySelf: 'start',
  inlineSize: plate,
  aspectRatio: '1',
  borderRadius: `min(${vars.radius.card}, 14px)`,
  background: on.ink,
  color: on.surface,
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(2.4rem, 7.6vw, 6.6rem) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  '@media': { [phone]: { gridArea: '1 / 1', alignSelf: 'end' } },
});

export const table = style({
  inlineSize: '100%',
  '@media': { [phone]: { gridArea: '1 / 1' } },
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

// The first price is to be seen without scrolling, so that on a phone the letter and what is said beside it come last.
export const caption = style({
  paddingBlockEnd: space.small,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      selectors: {
        [`${letter} + ${table} > &`]: {
          captionSide: 'bottom',
          minBlockSize: `calc(${plate} + ${space.medium})`,
          paddingBlock: `${space.medium} 0`,
          paddingInlineStart: `calc(${plate} + ${space.medium})`,
          lineHeight: 1.3,
        },
      },
    },
  },
});

export const row = style({
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  '@media': {
    [phone]: {
      selectors: {
        [`${letter} + ${table} &:first-child`]: { borderBlockStart: 0 },
        [`${letter} + ${table} &:last-child`]: { borderBlockEnd: `${vars.stroke.hair} ${on.line}` },
      },
    },
  },
});

export const stay = style({
  // Beside the longest price there is room for a word.
  minInlineSize: `calc(5ch + ${space.medium})`,
  paddingBlock: space.small,
  paddingInlineEnd: space.medium,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const note = style({
  display: 'block',
  fontSize: fontSize.medium,
  fontWeight: 400,
});

// The words beside a sum give way: it keeps to one line. Small letters need more of the ground than the bright ones
// have.
export const price = styleVariants(
  {
    usual: { size: 'clamp(min(1.9rem, 8.6vw), 4vw, 3.1rem)', color: on.bright },
    long: { size: 'clamp(0.9rem, 2.4vw, 1.9rem)', color: on.ink },
  },
  ({ size, color }) => ({
    minInlineSize: 'max(4ch, calc(5ch - (100vw - 320px)))',
    overflowWrap: 'break-word',
    color,
    fontFamily: vars.font.display,
    fontSize: `calc(${size} * ${vars.font.displayScale})`,
    fontWeight: vars.font.displayWeight,
    lineHeight: 1,
    textAlign: 'end',
  }),
);

export const notice = style({
  gridColumn: '1 / -1',
  marginBlockEnd: space.xxsmall,
  padding: `${space.small} ${space.medium}`,
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

// Torn off along the top, where the machine's teeth are.
const tooth = '14px';

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  inlineSize: '100%',
  maxInlineSize: '24rem',
  padding: `calc(${space.large} + ${tooth}) ${space.large} ${space.large}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  containerType: 'inline-size',
  clipPath: `polygon(${teeth(16)}, 100% 100%, 0 100%)`,
  '@media': { '(forced-colors: active)': { border: '2px solid', clipPath: 'none' } },
});

function teeth(count: number) {
  return Array.from(
    { length: count * 2 + 1 },
    (_, place) => `${(place * 50) / count}% ${place % 2 ? '0' : tooth}`,
  ).join(', ');
}

export const printed = style({
  paddingBlockEnd: space.small,
  borderBlockEnd: `3px dashed ${vars.street.onPaper}`,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const amount = styleVariants(
  { few: 'max(32cqi, 1.6rem)', some: 'max(20cqi, 1.6rem)', many: 'max(12cqi, 1.6rem)', most: '8.5cqi' },
  (size) => ({
    fontFamily: vars.font.display,
    fontSize: `calc(${size} * ${vars.font.displayScale})`,
    fontWeight: vars.font.displayWeight,
    lineHeight: 0.9,
    textTransform: vars.font.displayCase,
    overflowWrap: 'anywhere',
  }),
);

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.medium}`,
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${vars.street.paperLine}`,
  color: vars.street.onPaperMuted,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const value = style({ minInlineSize: 0, color: vars.street.onPaper, fontWeight: 700 });

export const terms = style({ marginBlockStart: space.xlarge });
