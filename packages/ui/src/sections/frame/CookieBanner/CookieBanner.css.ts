import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, motion, phone } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { unseen } from '../../../styles/unseen.ts';

const fromBelow = keyframes({ from: { translate: '0 24px' } });

// At the foot of a phone; on a tablet, a slip in the corner where reading ends; on a desktop, a strip little higher
// than its answers, so that the covered words are one turn of the wheel away.
export const root = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  marginInlineStart: 'auto',
  pointerEvents: 'none',
  // It takes the focus when a button has opened it; it cannot be pressed.
  outline: 'none',
  boxShadow: 'none',
  '@media': {
    [from.tablet]: {
      maxInlineSize: `calc(24rem + ${space.large})`,
      paddingInlineEnd: space.large,
      paddingBlockEnd: space.large,
    },
    [from.desktop]: { maxInlineSize: 'none', padding: 0 },
    [motion]: { animation: `${fromBelow} ${duration.slow} ease-out` },
    print: { display: 'none' },
  },
});

// From edge to edge; a slip has an edge all round.
globalStyle(`${root} > div`, {
  borderWidth: '2px 0 0',
  '@media': { [from.tablet]: { borderWidth: '2px' }, [from.desktop]: { borderWidth: '2px 0 0' } },
});

// With what is round it, no more than a third of a phone. Where words are longer or larger they scroll, and the answers
// stay in sight.
const third = '(100vh / 3 - 32px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: `min(max(${third}, 13rem), 100vh - 4rem)`,
  paddingBlockStart: '4px',
  paddingInline: space.small,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockEnd: '5rem',
  pointerEvents: 'auto',
  '@media': {
    [from.tablet]: {
      maxBlockSize: 'min(20rem, 100vh - 4rem)',
      paddingBlockStart: space.medium,
      paddingInline: space.medium,
    },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 28rem',
      columnGap: space.large,
      alignItems: 'center',
      maxInlineSize: '80rem',
      marginInline: 'auto',
      paddingBlockStart: 0,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: '2px',
  '@media': {
    [from.tablet]: { gap: space.xxsmall },
    [from.desktop]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: space.medium,
      alignItems: 'center',
    },
  },
});

/** On a phone only screen readers read it: the text says the same, and the page under the notice needs the room. */
export const heading = style({
  '@media': {
    [phone]: {
      ...unseen,
    },
  },
});

// The strip is two lines of text high.
globalStyle(`${heading} > h2`, { '@media': { [from.desktop]: { fontSize: '1rem' } } });

export const text = style({
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  textWrap: 'pretty',
  '@media': {
    [from.tablet]: { fontSize: '0.875rem', lineHeight: 1.4 },
    [from.desktop]: { lineHeight: 1.25 },
  },
});

export const choices = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  paddingBlock: '4px max(6px, env(safe-area-inset-bottom))',
  background: vars.street.paper,
  '@media': {
    [from.tablet]: { paddingBlock: `${space.xsmall} 10px` },
    [from.desktop]: { paddingBlock: '2px 5px' },
  },
});

// All in one row or all in one column, never two and one: none weighs more than another.
export const choice = style({
  display: 'grid',
  flexGrow: 1,
  flexBasis: 'max(calc((100% - 2 * 8px) / 3 - 1px), calc((16rem - 100%) * 999))',
  minInlineSize: 0,
});

// Three of them beside each other, each on whole words. With `button` it outranks the button’s own class: the order of
// the two differs from page to page, as the notice is loaded when it is due.
globalStyle(`${choice} > button`, {
  minBlockSize: '40px',
  paddingBlock: '2px',
  paddingInline: '2px',
  fontSize: fontSize.xsmall,
  lineHeight: 1.1,
  '@media': { [from.desktop]: { minBlockSize: '34px' } },
});
