import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { footHeight } from '../../../components/feedback/FocusRoom/FocusRoom.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { width } from '../../../primitives/Container/Container.css.ts';
import { vars } from '../../../theme/contract.css.ts';

const grout = `color-mix(in srgb, ${vars.color.onDeep} 6%, transparent)`;

// A notice at the foot of the window lies on the tiles, and on none of the words.
const end = `calc(${space.xlarge} + var(${footHeight}, 0px))`;

// Glazed tiles under the shop window.
export const root = style({
  paddingBlock: `${space.huge} ${end}`,
  borderBlockStart: `16px solid ${vars.color.surfaceDeep}`,
  background: [
    `linear-gradient(90deg, ${grout} 2px, transparent 0) 0 0 / 76px 38px`,
    `linear-gradient(${grout} 2px, transparent 0) 0 0 / 76px 38px`,
    vars.color.surfaceDeeper,
  ].join(', '),
  color: vars.color.onDeep,
  // The page is seldom whole pixels high: the rest of the last one is tiled too.
  boxShadow: `inset 0 3px 0 ${vars.color.spark}, 0 1px ${vars.color.surfaceDeeper}`,
  // Only the page's own content is printed.
  '@media': { print: { display: 'none' } },
});

// The notice and its live region stand in `main` after the page, and take no room there.
const beforeMore = ':has(~ :not([role="status"], section[tabindex]))';

// A page that ends with words and no section of its own ends with as much room as one.
for (const container of Object.values(width)) {
  globalStyle(`main:has(~ ${root}, ~ * ${root}) > ${container}:not(${beforeMore})`, {
    paddingBlockEnd: vars.rhythm.section,
  });
}

export const small = style({ paddingBlock: `${space.xlarge} ${end}` });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  paddingBlockEnd: space.xxlarge,
  marginBlockEnd: space.large,
  borderBlockEnd: `2px solid color-mix(in srgb, ${vars.color.onDeep} 25%, transparent)`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)', columnGap: space.xxlarge },
  },
});

export const topWithLetters = style([
  top,
  {
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1.5fr) minmax(0, 1.1fr)',
        columnGap: space.xlarge,
      },
    },
  },
]);

const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
});

export const brand = style([stack, { gap: space.xxsmall }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.xlarge,
});

export const column = style([stack, { gap: space.xsmall }]);
export const heading = style({ color: vars.color.spark });

export const letters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  alignContent: 'start',
  maxInlineSize: '32rem',
});

export const links = styleVariants({
  column: [stack],
  row: { display: 'flex', flexWrap: 'wrap', columnGap: space.large },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  // A name of two lines stands as far from its neighbours as one of one line.
  paddingBlock: '6px',
  lineHeight: 1.3,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { minBlockSize: '36px' } },
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: fontSize.small,
});
