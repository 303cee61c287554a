import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// Too low a screen (a phone on its side, a page enlarged four times) has no room for a board that stays.
const tall = '(min-height: 26em)';
const valance = '36px';
const drop = createVar();

// The parts of the row are closer together where a board has only just room.
const apartness = 'clamp(0.75rem, 4.5vw - 2rem, 24px)';

export const skip = style({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: space.xsmall,
  insetInlineStart: space.medium,
  paddingBlock: space.small,
  paddingInline: space.medium,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontWeight: 700,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

// It sticks so that its awning scrolls away behind the board until only the scallops are left, however tall the board
// has grown with its words.
const root = style({
  position: 'relative',
  zIndex: 20,
  // Between the scallops the page can be reached.
  pointerEvents: 'none',
  '@media': { [tall]: { position: 'sticky', insetBlockStart: `calc(${valance} - ${drop})` } },
  selectors: { '&:has([open])': { zIndex: 40 } },
});

// Its links are not printed.
const onScreen = style({ '@media': { print: { display: 'none' } } });

export const canopy = styleVariants({
  rolled: [root, onScreen, { vars: { [drop]: valance } }],
  down: [root, onScreen, { vars: { [drop]: 'clamp(56px, 4.3vw, 104px)' } }],
});

export const fascia = style({
  position: 'relative',
  zIndex: 1,
  background: `${vars.lamps}, ${vars.color.surfaceDeep}`,
  color: vars.color.onDeep,
  boxShadow: [
    `inset 0 5px 0 ${vars.color.surfaceDeeper}`,
    `inset 0 -6px 0 ${vars.color.surfaceDeeper}`,
    `inset 0 6px 0 ${vars.color.spark}`,
    `inset 0 -7px 0 ${vars.color.spark}`,
  ].join(', '),
  pointerEvents: 'auto',
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: 0 },
    // Forced colours take board and awning away; an edge stays.
    '(forced-colors: active)': { borderBlockEnd: '2px solid' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.large,
  minBlockSize: '60px',
  paddingBlock: space.xsmall,
  '@media': { [from.tablet]: { minBlockSize: '68px' } },
});

export const brand = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { flex: 'none', maxInlineSize: '30%' } },
});

export const bar = style({
  display: 'none',
  '@media': {
    [from.desktop]: { display: 'flex', alignItems: 'center', gap: apartness, minInlineSize: 0 },
  },
});

// These keep one line, however many links there are.
export const apart = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: apartness,
  maxInlineSize: '45%',
});

const list = style({ display: 'flex' });

export const links = styleVariants({
  bar: [
    list,
    { flexWrap: 'wrap', justifyContent: 'end', columnGap: 'clamp(0.625rem, 5.5vw - 2.9rem, 24px)' },
  ],
  sheet: [list, { flexDirection: 'column' }],
});

export const action = style({ paddingBlockEnd: space.xsmall });

export const below = style({ paddingBlockStart: space.medium });

const unroll = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0 0 -12px 0)' },
});

export const cloth = style({
  position: 'relative',
  blockSize: drop,
  filter: `drop-shadow(0 6px 0 ${vars.shadow.cast})`,
  selectors: {
    [`${canopy.down} > &`]: { '@media': { [motion]: { animation: `${unroll} ${duration.slow} ease-out` } } },
  },
});

export const layer = styleVariants({
  piping: { position: 'absolute', inset: '4px 0 0' },
  cloth: { position: 'absolute', inset: '0 0 4px' },
});
