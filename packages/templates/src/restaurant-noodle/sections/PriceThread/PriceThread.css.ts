import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { bend, beside, pieces, thread } from '../../styles/thread.css.ts';

const { width, gap, start, lane } = thread;
const clear = `calc(${width} + ${gap})`;
const straight = { borderBlock: 0, borderRadius: 0 };

export const root = style({ overflow: 'clip' });

export const head = style({
  position: 'relative',
  paddingBlock: `max(${vars.rhythm.section}, ${width} * 8) clamp(8px, 1.6vw, 24px)`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
});

export const list = style({ marginInline: `${start} ${measureMargin()}` });

const row = style({
  position: 'relative',
  paddingInline: clear,
  paddingBlockEnd: width,
  selectors: {
    '&:nth-child(odd)::before': bend.start.before,
    '&:nth-child(odd)::after': bend.start.after,
    '&:nth-child(even)::before': bend.end.before,
    '&:nth-child(even)::after': bend.end.after,
    // Down from the head, and down to what follows.
    '&:first-child::before': { ...straight, insetBlockStart: 0 },
    '&:last-child:nth-child(odd)::after': straight,
  },
});

export const item = styleVariants({
  drawn: [
    row,
    {
      display: 'grid',
      gridTemplateColumns: 'clamp(84px, 13vw, 168px) minmax(0, 1fr)',
      columnGap: 'clamp(12px, 2.6vw, 40px)',
      alignItems: 'end',
      paddingBlockStart: 'clamp(8px, 2.2vw, 30px)',
    },
  ],
  written: [row, { paddingBlockStart: space.large }],
});

export const drawing = style({ position: 'relative', alignSelf: 'end' });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.large}`,
  minInlineSize: 0,
  paddingBlockEnd: 'clamp(6px, 2vw, 28px)',
  '@media': { [from.tablet]: { flexWrap: 'nowrap' } },
});

export const what = style({
  // On a phone the price stands at the end of the name's lines, and what is in it comes under both.
  display: 'contents',
  '@media': {
    [from.tablet]: { flex: '1 1 0', display: 'grid', gap: space.xxsmall, minInlineSize: 0 },
  },
});

export const name = style({
  display: 'contents',
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.small}` },
  },
});

const onAPhone = (rule: GlobalStyleRule) => ({ '@media': { [phone]: rule } });
globalStyle(`${name} > :first-child`, onAPhone({ flex: '1 1 auto', minInlineSize: 0 }));
// A name with a mark has its line, and the price shares that of the mark.
globalStyle(`${name} > :first-child:not(:last-child)`, onAPhone({ flexBasis: '100%' }));
globalStyle(`${what} > :not(:first-child)`, onAPhone({ order: 1, inlineSize: '100%' }));

// Cut off the thread itself.
export const mark = style({
  alignSelf: 'center',
  minInlineSize: 0,
  paddingInline: space.small,
  borderRadius: vars.radius.control,
  background: vars.color.spark,
  color: vars.color.onSpark,
  fontSize: fontSize.small,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const contains = style({ color: on.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' });

export const price = style({
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: `max(1.5rem, ${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { maxInlineSize: '50%' } },
});

const end = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.large,
  minBlockSize: `calc(${width} * 5)`,
  marginInlineStart: start,
  paddingBlock: `${space.large} ${vars.rhythm.section}`,
  paddingInline: `${clear} ${measureMargin()}`,
});

/** `round`: the thread comes back from the far side first. */
export const tail = styleVariants({
  straight: [end, { selectors: { '&::before': { ...pieces.down, insetBlock: 0, insetInlineStart: 0 } } }],
  round: [end, { selectors: { '&::before': { ...bend.start.before, insetBlockEnd: 0 } } }],
});
