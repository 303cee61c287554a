import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

// One thing alone: its picture stands beside the heading and its words under it.
export const layout = styleVariants({
  several: {},
  single: {
    '@media': {
      [from.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto auto',
      },
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  paddingBlockEnd: 'clamp(28px, 4vw, 56px)',
  selectors: {
    [`${layout.single} > &`]: {
      '@media': {
        [from.desktop]: {
          gridArea: '1 / 1',
          inlineSize: '46%',
          paddingBlockEnd: space.xlarge,
        },
      },
    },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(36px, 5vw, 72px) clamp(28px, 5vw, 80px)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  selectors: {
    [`${layout.single} > &`]: {
      '@media': {
        [from.desktop]: { gridArea: '1 / 1 / -1', gridTemplateRows: 'subgrid', rowGap: 0 },
      },
    },
  },
});

// A shoal does not swim in columns: by turns wide and narrow. Pictures end on one line, and words begin on one.
const fish = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space.large });
const shoal = style([
  fish,
  {
    '@media': {
      [from.tablet]: {
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        rowGap: space.large,
      },
    },
  },
]);
const over = (columns: number) => ({ '@media': { [from.tablet]: { gridColumn: `span ${columns}` } } });

/** By its place in a shoal of two; one that is left over has a line to itself. */
export const place = styleVariants({
  wide: [shoal, over(7)],
  narrow: [shoal, over(5)],
  alone: [
    fish,
    {
      '@media': {
        [from.tablet]: {
          gridColumn: 'span 12',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: 'clamp(28px, 5vw, 80px)',
          alignItems: 'center',
        },
      },
    },
  ],
  single: [
    fish,
    {
      '@media': {
        [from.tablet]: { gridColumn: 'span 12' },
        [from.desktop]: {
          gridRow: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)',
          gridTemplateRows: 'subgrid',
          gap: 0,
        },
      },
    },
  ],
  // Nothing is drawn: a list like any other.
  written: [fish, over(6)],
});

const picture = style({
  selectors: {
    [`${shoal} > &`]: { alignSelf: 'end' },
    [`${place.single} > &`]: {
      '@media': {
        [from.desktop]: {
          gridArea: '1 / 2 / -1',
          alignSelf: 'center',
          paddingInlineStart: 'clamp(28px, 5vw, 80px)',
        },
      },
    },
  },
});

const paper = `color-mix(in srgb, ${on.ink} 16%, ${on.surface})`;

/** What is still down there is a shape and no more. */
export const drawing = styleVariants({
  landed: [picture],
  missing: [
    picture,
    {
      vars: Object.fromEntries(
        (['paper1', 'paper2', 'paper3', 'paper4', 'paper5', 'paper6'] as const).map((name) => [
          vars.color[name],
          paper,
        ]),
      ),
    },
  ],
});

export const words = style({
  selectors: {
    [`${shoal} > &`]: { '@media': { [from.tablet]: { gridRow: 2 } } },
    [`${place.single} > &`]: { '@media': { [from.desktop]: { gridArea: '2 / 1' } } },
  },
  display: 'grid',
  gap: space.xsmall,
  alignContent: 'start',
  minInlineSize: 0,
});

export const line = style({
  display: 'grid',
  // A price stays at the end of its name's last line, however long the name.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'last baseline',
  columnGap: space.medium,
  paddingBlockEnd: space.small,
  borderBlockEnd: `${vars.stroke.rule} ${on.ink}`,
});

export const price = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: on.bright,
  overflowWrap: 'anywhere',
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: fontSize.small,
  fontWeight: 500,
});

const word = style({
  paddingInline: space.small,
  borderRadius: vars.radius.control,
  border: `2px solid ${on.ink}`,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const answer = styleVariants({
  landed: [word, { background: on.ink, color: on.surface }],
  missing: [word, { borderStyle: 'dashed' }],
});

export const terms = style({ paddingBlockStart: 'clamp(28px, 4vw, 56px)' });
