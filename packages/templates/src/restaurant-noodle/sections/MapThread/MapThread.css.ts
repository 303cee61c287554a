import { style } from '@vanilla-extract/css';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { bend, beside, pieces, thread } from '../../styles/thread.css.ts';

const { width, start, lane, gap } = thread;

// Where the two streets across lie on the map.
const comes = '24%';
const leaves = '24%';
const far = 'clamp(20px, 12%, 150px)';

export const root = style({ overflow: 'clip' });

export const head = style({
  position: 'relative',
  paddingBlock: `${vars.rhythm.section} clamp(28px, 4vw, 56px)`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
});

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Where the names of the streets need more, all of it grows.
  gridTemplateRows: '24fr 52fr 24fr',
  minBlockSize: 'clamp(300px, 46vw, 620px)',
  marginInline: `${start} ${measureMargin()}`,
  selectors: {
    '&::before': {
      ...pieces.endStart,
      zIndex: 1,
      insetBlock: `0 calc(100% - ${comes} - ${width} / 2)`,
      insetInline: '0 50%',
    },
    '&::after': {
      ...pieces.startStart,
      zIndex: 1,
      insetBlock: `calc(100% - ${leaves} - ${width} / 2) 0`,
      insetInline: '0 50%',
    },
  },
});

export const map = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(${width} + ${gap}) 0`,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});

export const streets = style({
  position: 'relative',
  zIndex: 1,
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto 1fr',
  rowGap: space.xxsmall,
  marginBlock: `calc(${width} / 2) calc(${width} / -2)`,
  marginInline: `calc(50% - 1px) ${far}`,
  selectors: {
    '&::before': { ...bend.end.before, insetInline: 0 },
    '&::after': { ...bend.end.after, insetInline: 0 },
  },
});

const street = style({
  marginInline: `-40% calc(${width} * 3.4)`,
  display: 'flex',
  justifyContent: 'flex-end',
  fontWeight: 800,
  fontSize: fontSize.medium,
  lineHeight: 1.1,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

/** Lies over the map. */
export const sign = style({
  minInlineSize: 0,
  paddingInline: space.xsmall,
  borderRadius: `min(${vars.radius.control}, 1em)`,
  background: vars.color.surface,
  color: vars.color.ink,
});

export const from = style([street, { alignSelf: 'start', marginBlockStart: space.xsmall }]);
export const at = style([street, { gridRow: 2 }]);
export const back = style([
  street,
  { gridRow: 3, alignSelf: 'end', marginBlockEnd: `calc(${width} + ${space.xsmall})` },
]);

export const door = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - ${width} * 2)`,
  insetInlineEnd: `calc(${width} * -1.5)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${width} * 4)`,
  blockSize: `calc(${width} * 4)`,
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.display,
  fontSize: `calc(${width} * 2.4)`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

/** More than a number: a word, on two lines. */
export const doorWord = style([
  door,
  { fontSize: `calc(${width} * 0.95)`, textAlign: 'center', overflowWrap: 'anywhere' },
]);

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: space.small,
  paddingBlock: `clamp(28px, 4vw, 56px) ${vars.rhythm.section}`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
});

export const address = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontStyle: 'normal',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
