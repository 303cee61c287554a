import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: space.xsmall,
  paddingInline: vars.rhythm.gutter,
  borderBlockEnd: `${vars.stroke.board} ${on.bright}`,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineStart: vars.rhythm.gutter,
  padding: `${space.small} ${space.large}`,
  background: on.action,
  color: on.onAction,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 clamp(${space.small}, 2.5vw, ${space.large})`,
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const mark = style({ flex: 'none', blockSize: '1.5em', inlineSize: '1.5em' });

const inARow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} clamp(14px, 2.2vw, 24px)`,
});

const narrow = `not all and ${from.tablet.replace('screen and ', '')}`;

/** `split`: on a phone the links take a line of their own, and the action stands beside the name. */
export const ways = styleVariants({
  together: [inARow],
  split: [inARow, { '@media': { [narrow]: { display: 'contents' } } }],
});

export const links = styleVariants({
  together: {},
  split: { '@media': { [narrow]: { order: 1, flexBasis: '100%' } } },
});

export const roomy = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'inline' } },
});

// Opened by itself where there is room; a browser that cannot do so keeps the button at every width.
export const menu = style({
  '@media': { [`not all and ${from.desktop.replace('screen and ', '')}`]: { flexBasis: '100%' } },
  selectors: {
    '&::details-content': {
      '@media': { [from.desktop]: { display: 'contents', contentVisibility: 'visible' } },
    },
  },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: touchTarget,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '@supports': {
    'selector(::details-content)': { '@media': { [from.desktop]: { display: 'none' } } },
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      inlineSize: '1.25em',
      blockSize: '0.75em',
      borderBlock: '2px solid',
      background: 'linear-gradient(currentColor 0 0) center / 100% 2px no-repeat',
    },
  },
});
