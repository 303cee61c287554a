import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { measureMargin } from '../../../theme/measureMargin.ts';

export const root = style({
  position: 'relative',
  // The open menu lies over all that the page opens with.
  zIndex: 4,
  paddingBlock: space.xsmall,
  paddingInline: measureMargin(),
  borderBlockEnd: `${vars.stroke.board} ${on.bright}`,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineStart: measureMargin(),
  padding: `${space.small} ${space.large}`,
  background: on.action,
  color: on.onAction,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

const narrow = (until: string) => `not all and ${until.replace('screen and ', '')}`;

// Always open where there is room; a browser without `::details-content` keeps the button at every width.
export const menu = style({
  selectors: {
    '&::details-content': {
      '@media': { [from.desktop]: { display: 'contents', contentVisibility: 'visible' } },
    },
  },
});

/** The menu's button, and the action where it is not folded away. On a desktop the links stand where the button was. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 clamp(14px, 2.2vw, 24px)`,
  '@media': { [narrow(from.desktop)]: { flex: 'none', maxInlineSize: '62%' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 clamp(${space.small}, 2.5vw, ${space.large})`,
  // However long the name, the button stays beside it.
  '@media': { [narrow(from.desktop)]: { selectors: { [`&:has(> ${ends})`]: { flexWrap: 'nowrap' } } } },
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

/** Its letters are small: a colour that is bright elsewhere could not be read there. */
export const quiet = style({ vars: { [on.bright]: on.ink } });

export const mark = style({ flex: 'none', blockSize: '1.5em', inlineSize: '1.5em' });

const inARow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} clamp(14px, 2.2vw, 24px)`,
  selectors: {
    // Hangs from the board, as wide as the board is.
    [`${menu} &`]: {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      paddingBlockEnd: space.medium,
      paddingInline: vars.rhythm.gutter,
      borderBlockEnd: `${vars.stroke.board} ${on.bright}`,
      background: on.surface,
    },
  },
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [from.desktop]: {
          selectors: { [`${menu} &`]: { position: 'static', padding: 0, borderBlockEnd: 0 } },
        },
      },
    },
  },
});

const split = style({ '@media': { [narrow(from.tablet)]: { display: 'contents' } } });

/** `split`: on a phone the links take a line of their own, and the action stands beside the name. */
export const ways = styleVariants({
  together: [inARow],
  split: [inARow, split],
});

const besideName = `${row}:has(> ${split}) > ${name}`;

// A name breaks between its words: the button leaves its side for a single word alone that has no room beside it.
globalStyle(besideName, {
  '@media': {
    [narrow(from.tablet)]: {
      flex: '1 1 min-content',
      maxInlineSize: 'max-content',
      overflowWrap: 'break-word',
    },
  },
});
globalStyle(`${besideName} > span`, { '@media': { [narrow(from.tablet)]: { minInlineSize: 0 } } });

export const links = styleVariants({
  together: {},
  split: { '@media': { [narrow(from.tablet)]: { order: 1, flexBasis: '100%' } } },
});

/** Hidden where the links stand in a row. */
export const more = style({
  '@supports': {
    'selector(::details-content)': { '@media': { [from.desktop]: { display: 'none' } } },
  },
});

export const roomy = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'inline' } },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: touchTarget,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  '@supports': {
    'selector(::details-content)': { '@media': { [from.desktop]: { display: 'none' } } },
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '1.25em',
      blockSize: '0.75em',
      borderBlock: '2px solid',
      background: 'linear-gradient(currentColor 0 0) center / 100% 2px no-repeat',
    },
  },
});
