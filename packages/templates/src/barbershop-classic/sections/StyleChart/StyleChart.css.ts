import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.xxlarge}`,
  alignItems: 'end',
  marginBlockEnd: 'clamp(28px, 4vw, 44px)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24em)' } },
});

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.9rem), 1fr))',
  gap: '3px',
  padding: '3px',
  counterReset: 'style',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      // No style stands alone in a row where three to a row come out even.
      selectors: {
        [[3, 5, 6, 9].map((count) => `&:has(> :nth-child(${count}):last-child)`).join(', ')]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
  },
});

const narrow = 'screen and (max-width: 45em)';
/** The longest word, in half ems, that a third of a phone has room for. */
export const most = 10;
/** Two to a row on a phone, for longer ones; the last that is alone has the row. */
export const wide = style({
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.xxsmall,
  paddingBlockEnd: space.medium,
  counterIncrement: 'style',
  outline: `${vars.stroke.frame} ${vars.color.ink}`,
  textAlign: 'center',
  lineHeight: 1.2,
  '@media': {
    [narrow]: { selectors: { [`${wide} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' } } },
  },
});

const number = {
  content: 'counter(style)',
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineStart: space.medium,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
} as const;

export const drawing = style({
  inlineSize: '100%',
  paddingBlockStart: space.large,
  paddingInline: '12%',
  marginBlockEnd: space.small,
  background: vars.color.paper4,
  color: vars.color.paper5,
  selectors: {
    '&::before': number,
    [`${item}:nth-child(3n + 2) > &`]: { background: vars.color.spark, color: vars.color.onSpark },
    [`${item}:nth-child(3n) > &`]: { background: vars.color.accent, color: vars.color.onAccent },
  },
  // Forced colours take the ground away, and the drawings keep their own: only the pen follows the forced ones.
  '@media': {
    '(forced-colors: active)': { selectors: { [`${item}:nth-child(n) > &`]: { color: 'CanvasText' } } },
  },
});

// A style without a drawing bears its number itself, in its own ink.
globalStyle(`${item}:not(:has(> ${drawing}))::before`, number);
// And keeps the line that it stands in: a long name would run through it.
globalStyle(`${item}:not(:has(> ${drawing}))`, {
  paddingBlockStart: `calc(${space.medium} + ${fontSize.xlarge} * ${vars.font.displayScale})`,
});

export const name = style({ paddingInline: space.xxsmall, maxInlineSize: '100%', overflowWrap: 'anywhere' });
export const note = style({
  paddingInline: space.xsmall,
  color: on.inkMuted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
