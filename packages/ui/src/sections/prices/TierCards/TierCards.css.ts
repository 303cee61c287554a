import { style, styleVariants } from '@vanilla-extract/css';
import { place } from '../../../components/prices/TierTicket/TierTicket.css.ts';
import { from, phone } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const board = style({
  display: 'grid',
  gap: `${space.medium} ${space.xxlarge}`,
  alignItems: 'end',
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

/** At the top of a page it stands close under the page's heading: the buttons are in the first screen. */
export const head = styleVariants({
  page: [
    board,
    {
      marginBlockStart: `calc(-0.65 * ${vars.rhythm.section})`,
      '@media': { [phone]: { rowGap: space.small, marginBlockEnd: space.medium } },
    },
  ],
  part: [board],
});

// An iron rail, with the tickets hanging from it.
const iron = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
  gap: `0 clamp(20px, 3vw, 40px)`,
  borderBlockStart: `8px solid ${vars.street.iron}`,
  '@media': {
    [from.tablet]: {
      // Three are compared: they hang in one row as soon as they can.
      selectors: {
        // Two hang side by side in the middle, not each in its own half.
        '&:has(> :nth-child(2):last-child)': {
          gridTemplateColumns: 'repeat(2, minmax(0, 30rem))',
          justifyContent: 'center',
        },
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

// Brief ones are fixed to it one under the other, as wide as the table below.
export const rail = styleVariants({
  whole: [iron],
  brief: [iron, { '@media': { [phone]: { rowGap: space.small, paddingBlockStart: space.small } } }],
});

const hung = style({
  ...place,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  maxInlineSize: '30rem',
});

export const tier = styleVariants({
  whole: [hung],
  brief: [hung, { '@media': { [phone]: { display: 'block', gridRow: 'auto', maxInlineSize: 'none' } } }],
});

export const footnote = style({ marginBlockStart: space.xlarge });

export const comparison = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  marginBlockStart: vars.rhythm.section,
  '@media': { [phone]: { gap: space.small, marginBlockStart: space.xlarge } },
});
