import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { foldSign } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  borderBlock: `${vars.stroke.rule} ${vars.color.controlEdge}`,
});

export const summary = style([
  foldSign,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.large,
    minBlockSize: touchTarget,
    // Within its own edges: the fold has rules of its own, which end where it does.
    marginInline: 0,
    paddingInline: 0,
    paddingBlock: space.small,
    borderRadius: vars.radius.control,
    fontFamily: vars.font.control,
    fontSize: fontSize.large,
    fontWeight: 700,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' } },
  },
]);

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.medium });

export const content = style([
  grid,
  {
    margin: 0,
    minInlineSize: 0,
    paddingBlock: `${space.small} ${space.large}`,
    paddingInline: 0,
    border: 0,
  },
]);

export const pair = style([
  grid,
  {
    alignItems: 'start',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
