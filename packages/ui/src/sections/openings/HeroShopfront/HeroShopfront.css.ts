import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, motion, phone } from '../../../styles/breakpoints.ts';
import { duration, fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const mostShops = 8;

export const root = style({ paddingBlockStart: 'clamp(16px, 3.6vw - 24px, 56px)' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.large}, 3.4vw, 48px)`,
  alignItems: 'end',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 0.88fr) minmax(0, 1fr)' } },
});

// Until there is room beside them, the words stand in one column with the street, which comes right below the heading
// and its line, or the name field and the links: the Tab key reaches nothing out of order.
export const words = style({
  display: 'contents',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.medium,
      paddingBlockEnd: 'clamp(24px, 2.4vw, 40px)',
    },
  },
});

globalStyle(`${words} > :is(h1, h1 + p, form, form + div)`, { order: -1 });

// What the shop sells, the lowest price, and a link to try it stand in the first screen with it.
globalStyle(`${words}:has(> form) > h1`, {
  fontSize: `calc(clamp(2.8rem, 0.9rem + 5.4vw, 5.6rem) * ${vars.font.displayScale})`,
});

export const legend = style({
  marginBlockEnd: space.small,
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
});

export const trades = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.medium} ${space.small}` });

export const trade = style({ position: 'relative', maxInlineSize: '100%', cursor: 'pointer' });

// The radio itself lies transparent over its shop sign: a tap anywhere on the sign is a tap on the radio.
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const plate = style({
  display: 'block',
  marginBlockStart: '2px',
  padding: '0 11px 12px',
  border: `2px solid ${vars.color.controlEdge}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
  fontFamily: vars.font.display,
  fontSize: fontSize.small,
  fontStretch: fontStretch.condensed,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  overflowWrap: 'anywhere',
  selectors: {
    [`${radio}:hover + &`]: { borderColor: vars.color.ink },
    [`${radio}:checked + &`]: {
      background: vars.color.spark,
      borderColor: vars.color.ink,
      boxShadow: `0 4px 0 ${vars.color.ink}`,
      color: vars.color.onSpark,
    },
    [`${radio}:focus-visible + &`]: {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.color.focusEdge}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${radio}:checked + &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const cloth = style({ display: 'block', margin: '-2px -15px 9px' });

// Of the same order as the heading, which comes before it.
export const street = style({
  order: -1,
  '@media': {
    [from.tablet]: { maxInlineSize: '44rem' },
    [from.desktop]: { order: 0, maxInlineSize: 'none' },
  },
});

const open = keyframes({ from: { opacity: 0.4, translate: '0 8px' } });

// One shop stands in the street: that of the chosen trade, or the only one there is. The browser's own radios decide,
// so it works before any script; a hidden shop is not loaded.
export const shop = style({
  display: 'none',
  selectors: {
    '&:only-of-type': { display: 'block' },
    ...Object.fromEntries(
      Array.from({ length: mostShops }, (_, index) => [
        `${root}:has(${trade}:nth-of-type(${index + 1}) > :checked) &:nth-of-type(${index + 1})`,
        { display: 'block' },
      ]),
    ),
  },
  '@supports': { 'not selector(:has(*))': { selectors: { '&:first-of-type': { display: 'block' } } } },
  '@media': {
    [motion]: {
      // All but the first fade in: the visitor waits for the first.
      selectors: { '&:not(:first-of-type)': { animation: `${open} ${duration.slow} ease-out` } },
    },
  },
});

export const pavement = style({
  blockSize: '30px',
  borderBlockStart: `5px solid ${vars.street.kerb}`,
  background: `linear-gradient(90deg, transparent calc(100% - 2px), ${vars.street.kerb} 0) 0 0 / 118px 100%, ${vars.street.pavement}`,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.medium}` });

// Two of them in one row.
globalStyle(`${ways} > a`, { '@media': { [phone]: { fontSize: fontSize.small } } });

// Beside each other where both keep their room.
export const tryOn = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'end' });

globalStyle(`${tryOn} > *`, { flex: '1 1 auto' });
globalStyle(`${tryOn} > :first-child`, { flex: '9 1 12rem' });

// As high as the field beside it, so that their edges meet.
globalStyle(`${tryOn} > button`, { minBlockSize: '52px' });
