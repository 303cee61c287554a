import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  '@media': {
    [from.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space.xlarge,
    },
  },
});

export const stat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.medium}`,
  paddingBlock: space.large,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: vars.stroke.rule },
  },
  '@media': {
    [from.tablet]: {
      flexWrap: 'nowrap',
      selectors: { '&:not(:first-child)': { borderBlockStart: 0 } },
    },
  },
});

export const value = style({
  flex: 'none',
  minInlineSize: '1.12em',
  // An hour, “20:00”, keeps to a small screen with large letters.
  fontSize: `calc(min(clamp(3.4rem, 5vw, 4.6rem), 18vw) * ${vars.font.displayScale})`,
  '@media': { [from.tablet]: { minInlineSize: 'auto' } },
});

export const text = style({
  flex: '1 1 9rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { flex: '0 1 auto', maxInlineSize: 'clamp(9rem, 28vw - 4rem, 19rem)' } },
});
