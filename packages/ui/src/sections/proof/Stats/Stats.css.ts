import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// The numbers share a column, and so do the words beside them.
const abreast = (count: number) => `repeat(${count}, auto minmax(0, 1fr))`;
const grid = style({ display: 'grid', gridTemplateColumns: abreast(1) });

export const list = styleVariants({
  /** One row, from edge to edge. */
  few: [
    grid,
    {
      '@media': {
        [from.tablet]: {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: space.xlarge,
        },
      },
    },
  ],
  /** Each row under the one before. */
  many: [
    grid,
    {
      '@media': {
        [from.tablet]: { gridTemplateColumns: abreast(2), columnGap: space.xlarge },
        [from.desktop]: {
          gridTemplateColumns: abreast(3),
          selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: abreast(4) } },
        },
      },
    },
  ],
});

const stat = style({
  gridColumn: 'span 2',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.medium}`,
  minInlineSize: 0,
  paddingBlock: space.large,
  selectors: { '&:not(:first-child)': { borderBlockStart: vars.stroke.rule } },
  '@media': { [from.tablet]: { selectors: { '&:not(:first-child)': { borderBlockStart: 0 } } } },
});

const beside = style([stat, { display: 'grid', gridTemplateColumns: 'subgrid' }]);
// A number too long for the column: its words go beneath where they have no room beside it.
const wrapping = style([stat, { display: 'flex', flexWrap: 'wrap' }]);
const inTheRow = { '@media': { [from.tablet]: { display: 'flex', flexWrap: 'nowrap' } } } as const;

export const item = {
  few: styleVariants({ short: [beside, inTheRow], long: [wrapping, inTheRow] }),
  many: styleVariants({ short: [beside], long: [wrapping] }),
};

export const value = style({
  flex: 'none',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // An hour, “20:00”, keeps to a small screen with large letters.
  fontSize: `calc(min(clamp(3.4rem, 5vw, 4.6rem), 18vw) * ${vars.font.displayScale})`,
});

export const text = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: {
      maxInlineSize: '19rem',
      selectors: {
        [`${list.few} &`]: { flex: '0 1 auto', maxInlineSize: 'clamp(9rem, 28vw - 4rem, 19rem)' },
      },
    },
  },
});
