import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { barDisplay, pages, stageSize } from '../../../components/editing/PreviewFrame/PreviewFrame.css.ts';
import { footEdge, footHeight, footTaken } from '../../../components/feedback/FocusRoom/FocusRoom.ts';
import { from, noScript, phone } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { unseen } from '../../../styles/unseen.ts';

export const root = style({
  paddingBlock: `${space.medium} ${space.xxlarge}`,
  // Scrolled into sight, it stands under the bar that stays at the top.
  scrollMarginBlockStart: '6.5rem',
});

/** On a phone the preview stands over the fields, and stays there. */
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 384px) minmax(0, 1fr)',
      gap: space.xlarge,
      alignItems: 'start',
    },
  },
});

/** How much of a phone’s height the preview takes while the visitor fills in the fields. */
const glance = 'clamp(11rem, 27svh, 30rem)';

export const panel = style({ minInlineSize: 0 });

const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: { marginBlockEnd: `calc(-1 * ${space.xsmall})` },
    [from.desktop]: { gap: space.xsmall },
  },
});

export const head = styleVariants({
  fields: [heading],
  // Visually hidden, but read by screen readers: it is the page's heading.
  view: [
    heading,
    {
      ...unseen,
      '@media': {
        [from.desktop]: {
          position: 'static',
          inlineSize: 'auto',
          blockSize: 'auto',
          overflow: 'visible',
          clipPath: 'none',
        },
      },
    },
  ],
});

/** A desktop has it at the top; a phone with the other links, below the fields. */
export const back = styleVariants({
  above: { display: 'none', '@media': { [from.desktop]: { display: 'block' } } },
  below: { overflowWrap: 'anywhere', '@media': { [from.desktop]: { display: 'none' } } },
});

const work = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const fields = styleVariants({
  fields: [work],
  view: [work, { display: 'none', '@media': { [from.desktop]: { display: 'grid' } } }],
});

// A phone on its side, a page enlarged four times.
const low = '(max-height: 26em)';
const onPhone = '(max-width: 63.8125em)';
/** No room for the notice, the order and the fields between. */
const small = `${onPhone} and (max-height: 40em)`;

/**
 * The price and the button stay in sight while the visitor fills in the fields, on a desktop too, where a notice is a
 * strip and they stand over it.
 */
export const foot = style({
  position: 'sticky',
  zIndex: 3,
  // Its height is seldom whole pixels, and no row of the page under it may show.
  insetBlockEnd: '-1px',
  display: 'grid',
  gap: space.small,
  marginInline: '-4px',
  paddingInline: '4px',
  paddingBlock: `${space.small} max(${space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `3px solid ${vars.color.ink}`,
  background: vars.color.surface,
  // Down to the notice itself.
  selectors: {
    [`[${footTaken}] &`]: {
      insetBlockEnd: `calc(var(${footHeight}) - ${footEdge})`,
      paddingBlockEnd: space.small,
    },
  },
  '@media': {
    [low]: { selectors: { [`[${footTaken}] &`]: { position: 'static' } } },
    [small]: { selectors: { [`[${footTaken}] &`]: { position: 'static' } } },
  },
});

const said = style({ selectors: { [`[${footTaken}] &`]: { display: 'none' } } });

/** Said once the notice is answered, and beside the fields: until then, and beside the preview, there is little room. */
export const note = styleVariants({
  fields: [said],
  view: [said, { '@media': { [phone]: { display: 'none' } } }],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
});

export const order = style({ flex: '1 1 6rem' });

export const price = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: fontSize.xlarge,
  lineHeight: 1,
});

/** On a phone alone, where there is room for one of the two. */
export const choice = style({
  flex: 'none',
  minInlineSize: 0,
  '@media': { [from.desktop]: { display: 'none' }, [noScript]: { display: 'none' } },
});

/** Where every letter is shown at once, the button to show them is not needed. */
export const refresh = style({ display: 'none', '@media': { [noScript]: { display: 'block' } } });

// The focus is scrolled clear of the sticky parts over it and under it.
globalStyle(`html:has(${panel})`, {
  scrollPaddingBlock: `calc(6.75rem + ${glance}) 9rem`,
  '@media': {
    [from.desktop]: { scrollPaddingBlockStart: '9.5rem' },
    [noScript]: { scrollPaddingBlockStart: '6.75rem' },
    [low]: { scrollPaddingBlockStart: '6.75rem' },
    print: { scrollPaddingBlock: 'auto' },
  },
});

// The notice asks for room for itself alone, in a style of the page.
globalStyle(`html[${footTaken}]:has(${panel})`, {
  scrollPaddingBlockStart: '6.75rem',
  '@media': {
    [from.desktop]: {
      scrollPaddingBlockStart: '9.5rem',
      scrollPaddingBlockEnd: `calc(var(${footHeight}) + 6.5rem) !important`,
    },
    [`${onPhone} and (min-height: 40.0625em)`]: {
      scrollPaddingBlockEnd: `calc(var(${footHeight}) + 5.5rem) !important`,
    },
    [low]: { scrollPaddingBlockEnd: `var(${footHeight}) !important` },
  },
});

const stage = style({
  order: -1,
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: '5.75rem',
  minInlineSize: 0,
  paddingBlockEnd: space.small,
  background: vars.color.surface,
  '@media': {
    [from.desktop]: {
      order: 0,
      insetBlockStart: '7.5rem',
      paddingBlockEnd: 0,
      vars: { [stageSize]: 'calc(100vh - 15rem)', [barDisplay]: 'flex' },
    },
    // The whole preview, and the fields under it.
    [noScript]: { position: 'static' },
    // No room for both.
    [low]: { position: 'static' },
    // Nor where a notice has the foot of a phone.
    [`not ${from.desktop}`]: { selectors: { [`[${footTaken}] &`]: { position: 'static' } } },
  },
});

export const view = styleVariants({
  fields: [stage, { vars: { [stageSize]: glance, [barDisplay]: 'none' } }],
  view: [
    stage,
    {
      vars: { [stageSize]: 'calc(100svh - 22.5rem)', [barDisplay]: 'flex' },
      '@media': { [phone]: { vars: { [stageSize]: 'calc(100svh - 18.5rem)' } } },
    },
  ],
});

// The page's name in the box says what is chosen there.
globalStyle(`${view.view} ${pages} label`, { '@media': { [phone]: { ...unseen, whiteSpace: 'nowrap' } } });
