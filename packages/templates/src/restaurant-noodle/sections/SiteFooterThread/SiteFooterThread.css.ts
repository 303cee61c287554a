import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { pieces, thread } from '../../styles/thread.css.ts';

const { width, lane, start } = thread;
const drawn = { inline: `calc(${width} * 22)`, block: `calc(${width} * 20)`, enters: 6.5 };
const room = 'clamp(40px, 5vw, 72px)';

export const root = style({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
  paddingBlock: `${vars.rhythm.section} ${room}`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: {
    '&::before': {
      ...pieces.endStart,
      insetBlock: `0 calc(${room} + ${width} * ${drawn.enters})`,
      insetInline: `${start} calc(${measureMargin()} + ${drawn.inline} - ${width})`,
    },
  },
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${drawn.inline}`,
      alignItems: 'start',
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.large,
  minInlineSize: 0,
  fontSize: fontSize.large,
  // The thread runs beneath them to the bowl.
  '@media': { [from.desktop]: { paddingBlockEnd: `calc(${width} * ${drawn.enters + 3})` } },
});

// As high as what it ends in, or as a long last word.
export const end = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifySelf: 'end',
  alignSelf: 'end',
  inlineSize: drawn.inline,
  maxInlineSize: '100%',
  minBlockSize: drawn.block,
});

export const drawing = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: drawn.inline,
  blockSize: drawn.block,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

const signed = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});

export const lastWord = styleVariants({
  // Its last letter stands before the thread's end.
  inBowl: [
    signed,
    {
      position: 'relative',
      marginBlockEnd: `calc(${width} * 9.1)`,
      marginInlineEnd: `calc(${width} * 5.4)`,
      fontSize: `calc(${width} * 3.4)`,
      textAlign: 'end',
    },
  ],
  above: [signed, { fontSize: fontSize.display, textWrap: 'balance' }],
});

export const smallPrint = style({ maxInlineSize: '40ch', fontSize: fontSize.medium, color: on.inkMuted });
