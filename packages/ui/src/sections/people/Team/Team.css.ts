import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const wide = '(min-width: 48rem)';

/** The room of the section, which may be half a page. */
export const room = style({ containerType: 'inline-size' });

export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 72px)',
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});

// Words beside the list of people, one column where either is missing or where the list is too long a column.
export const told = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@container': {
    [wide]: {
      columnGap: 'clamp(40px, 5vw, 72px)',
      alignItems: 'start',
      selectors: {
        '&:has(> ol):not(:has(> ol > :nth-child(5)))': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        },
      },
    },
  },
});

export const portraits = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: `${space.large} clamp(12px, 2vw, 24px)`,
  selectors: {
    // More than four would squeeze one another's names: they stand in rows, as in a class photograph.
    '&:has(> :nth-child(5))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoFlow: 'row' },
  },
});

// All stand on one line, however many lines the name of one takes.
export const portrait = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: space.small,
  alignItems: 'end',
  minInlineSize: 0,
  textAlign: 'center',
});
export const caption = style({ alignSelf: 'start', lineHeight: 1.25, overflowWrap: 'anywhere' });

export const sitter = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.15,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

export const people = style({
  marginBlockStart: space.small,
  borderBlockStart: `${vars.stroke.frame} ${on.ink}`,
  counterReset: 'person',
  '@container': {
    [wide]: {
      selectors: {
        '&:has(> :nth-child(5))': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 'clamp(40px, 5vw, 72px)',
        },
      },
    },
  },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: space.small,
  borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
  counterIncrement: 'person',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: {
    // There is no order of one.
    '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:not(:only-child)::before': {
      content: 'counter(person)',
      color: on.bright,
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontSize: `max(1.5rem, ${fontSize.xlarge} * ${vars.font.displayScale})`,
      lineHeight: 1,
    },
  },
});

export const name = style({ display: 'block', fontSize: fontSize.large, fontWeight: 700 });
