import { globalStyle, style } from '@vanilla-extract/css';
import { footEdge, footHeight, footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const edge = '3px';
const foot = `max(${space.small}, env(safe-area-inset-bottom))`;
const onPhone = '(max-width: 63.8125em)';
// The bar and a notice together would leave a low phone one field.
const small = '(max-height: 40em)';

/**
 * Sticky at the foot of the screen, and in flow at the end of the form: there it takes its own height, so that all of
 * the form can be scrolled out from under it.
 */
export const root = style({
  display: 'grid',
  '@media': {
    [onPhone]: {
      // Neither the sum nor the button is pushed out by the other: words without end go on in a second line.
      gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, max-content)',
      gap: space.small,
      alignItems: 'center',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 18,
      // From edge to edge, out of the container's gutter.
      marginInline: `calc(-1 * ${vars.rhythm.gutter})`,
      paddingBlock: `${space.small} ${foot}`,
      paddingInline: vars.rhythm.gutter,
      borderBlockStart: `${edge} dashed ${vars.color.controlEdge}`,
      background: vars.street.paper,
      color: vars.street.onPaper,
      // A notice takes the foot of the window: the bar stands on it.
      selectors: {
        [`[${footTaken}] &`]: {
          insetBlockEnd: `calc(var(${footHeight}) - ${footEdge})`,
          paddingBlock: space.xsmall,
        },
      },
    },
    // The bar waits at the end of the form, but not while it has the focus.
    [small]: { selectors: { [`[${footTaken}] &:not(:focus-within)`]: { position: 'static' } } },
    print: { display: 'none' },
  },
});

// Room for an error of two lines and a hint under a field.
const under = '5.5rem';

const height = `6rem + ${space.small} + ${foot} + ${edge}`;

// An element with the focus is scrolled clear of a bar with a button of two lines, together with its error and hint.
globalStyle(`html:has(${root}):not([${footTaken}])`, {
  '@media': {
    [onPhone]: { scrollPaddingBlockEnd: `calc(${height} + ${under})` },
    print: { scrollPaddingBlockEnd: 'auto' },
  },
});

// The notice asks for room for itself alone, in a style of the page.
globalStyle(`html[${footTaken}]:has(${root})`, {
  '@media': {
    [`${onPhone} and (min-height: 40.0625em)`]: {
      scrollPaddingBlockEnd: `calc(var(${footHeight}) + ${height}) !important`,
    },
  },
});

/** Said once a notice is answered: until then there is little room. */
export const note = style({
  gridColumn: '1 / -1',
  color: vars.street.onPaperMuted,
  fontSize: fontSize.xsmall,
  lineHeight: 1.3,
  textWrap: 'balance',
  selectors: { [`[${footTaken}] &`]: { display: 'none' } },
  '@media': { [from.desktop]: { display: 'none' } },
});

export const sum = style({
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
  lineHeight: 1.1,
  '@media': {
    [from.desktop]: { display: 'none' },
    // Without script there is no sum.
    [noScript]: { display: 'none' },
  },
});

export const figure = style({
  marginInlineStart: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: '1.9rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});
