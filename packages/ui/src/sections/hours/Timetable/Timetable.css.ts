import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const head = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'end',
      columnGap: space.xxlarge,
    },
  },
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  marginBlock: `${space.large} ${space.medium}`,
  fontWeight: 600,
});

export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const swatch = style({ flex: 'none', inlineSize: '22px', blockSize: '22px' });

// The lines differ too, for forced colours.
const look = (background: string, color: string, line: string) =>
  style({
    border: `${vars.stroke.frame} ${on.ink}`,
    background,
    color,
    '@media': { '(forced-colors: active)': { borderStyle: line } },
  });

export const looks = [
  look(on.ink, on.surface, 'solid'),
  look(vars.color.secondary, vars.color.onSecondary, 'double'),
  look('transparent', on.ink, 'dashed'),
];

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.6rem), 1fr))',
  gap: `${space.large} ${space.xsmall}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' },
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.xsmall,
    },
  },
});

export const day = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xsmall,
});

export const dayName = style({
  paddingBlockStart: space.xsmall,
  borderBlockStart: vars.stroke.rule,
  fontSize: fontSize.large,
});

export const sessions = style({
  display: 'grid',
  gridAutoRows: 'minmax(5.6rem, auto)',
  gap: space.xsmall,
});

const mostTimes = 14;
const counts = Array.from({ length: mostTimes + 1 }, (_, count) => count);

/** A day as tall as its week: one row for its name and one for each time. A longer week is a list. */
export const rows = counts.map((count) =>
  style({ '@media': { [from.desktop]: { gridRow: `span ${count + 1}`, gridTemplateRows: 'subgrid' } } }),
);

/** The sessions of such a day, each in its time's row. */
export const inRows = style({
  '@media': { [from.desktop]: { gridRow: '2 / -1', gridTemplateRows: 'subgrid' } },
});

export const row = counts.map((count) =>
  style({ '@media': { [from.desktop]: { gridRowStart: count === 0 ? 'auto' : String(count) } } }),
);

export const session = style({
  containerType: 'inline-size',
  minBlockSize: '5.6rem',
  padding: `${space.small} ${space.small} ${space.xsmall}`,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const time = style({
  display: 'block',
  marginBlockEnd: space.xsmall,
  // As large as its cell is wide, and no larger than can be read at a glance.
  fontSize: `min(calc(2.7rem * ${vars.font.displayScale}), 40cqi)`,
});

export const rest = style({
  marginBlockStart: space.large,
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});
