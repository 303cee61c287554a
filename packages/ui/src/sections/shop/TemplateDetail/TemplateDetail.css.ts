import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  paddingBlock: `${space.xsmall} ${vars.rhythm.section}`,
  '@media': { [from.tablet]: { paddingBlockStart: space.xlarge } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});

// On a phone the heading is right below: the breadcrumbs end with the shelf.
globalStyle(`${top} li:has([aria-current]), ${top} li:nth-last-child(2)::after`, {
  '@media': { [phone]: { display: 'none' } },
});

// As long as the breadcrumbs usually are.
export const wayHere = style({ maxInlineSize: '22rem' });

// The name, the price and the button to buy come first; on a desktop the window stands beside these and the
// description.
export const front = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'start',
  paddingBlockStart: space.xsmall,
  '@media': {
    [from.tablet]: { gap: space.large, paddingBlockStart: space.large },
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(32px, 5vw, 72px)',
    },
  },
});

export const shopWindow = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridColumn: 1, gridRow: '1 / span 2', alignSelf: 'end' } },
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  justifyItems: 'start',
  minInlineSize: 0,
} as const;

export const buy = style([
  column,
  { '@media': { [phone]: { gap: space.small }, [from.desktop]: { gridColumn: 2 } } },
]);

export const about = style([
  column,
  { paddingBlockEnd: space.large, '@media': { [from.desktop]: { gridColumn: 2 } } },
]);

export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  inlineSize: '100%',
});

// In one row, whichever words they have, as long as there is room for both.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  inlineSize: '100%',
});

globalStyle(`${actions} > a`, {
  flexGrow: 1,
  minBlockSize: '54px',
  '@media': { [phone]: { paddingInline: '14px' } },
});

// On a phone the window below has the same link, on its riser.
export const demo = style({ inlineSize: '100%', '@media': { [phone]: { display: 'none' } } });

export const name = style({ minInlineSize: 0, maxInlineSize: '100%' });

// Small enough that a name has one line, and the window is in sight below it.
globalStyle(`${name} > h1`, { '@media': { [phone]: { fontSize: '2rem' } } });

export const looks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.medium}`,
  color: vars.color.inkMuted,
});

export const look = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
});

// Flags with joints, and the kerb's edge.
export const pavement = style({
  display: 'none',
  blockSize: '30px',
  borderBlockStart: `5px solid ${vars.street.kerb}`,
  background: `linear-gradient(90deg, transparent calc(100% - 2px), ${vars.street.kerb} 0) 0 0 / 118px 100%, ${vars.street.pavement}`,
  '@media': { [from.desktop]: { display: 'block' } },
});

const counterGap = 'clamp(32px, 6vw, 80px)';
const inTwo = { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

const onCounter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: counterGap,
  alignItems: 'start',
  paddingBlockStart: vars.rhythm.section,
});

export const counter = styleVariants({
  shared: [onCounter, { '@media': inTwo }],
  alone: [onCounter],
});

// With nothing beside it, the list takes that room as well.
globalStyle(`${counter.alone} ul`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: counterGap,
  '@media': inTwo,
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 5vw, 64px)',
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  counterReset: 'page',
});

// A house number and a name, as on a door.
export const page = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'baseline',
  minInlineSize: 0,
  padding: `${space.xsmall} ${space.medium} ${space.xsmall} ${space.small}`,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.display,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  counterIncrement: 'page',
  selectors: {
    '&::before': {
      content: 'counter(page) / ""',
      color: vars.color.accent,
      fontStretch: fontStretch.narrow,
    },
  },
});
