import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { beside, pieces, thread } from '../../styles/thread.css.ts';

const { width, gap, start, lane } = thread;

// From the counter's top to the floor, and how far a head stands over the counter.
const high = '250px';
const over = '96px';
const seatHeight = '34px';
const seatAt = '92px';

export const root = style({ position: 'relative', overflow: 'clip' });

export const head = style({
  position: 'relative',
  paddingBlock: `${vars.rhythm.section} ${space.xlarge}`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
  '@media': {
    [from.desktop]: {
      paddingBlockEnd: over,
      // There it turns into the counter.
      selectors: { '&::before': { insetBlockEnd: over } },
    },
  },
});

export const counter = style({
  position: 'relative',
  marginInline: `${start} ${measureMargin()}`,
  // Seen from above on a phone, where the counter comes down the page; from the room on a desktop.
  selectors: { '&::before': { ...pieces.down, insetBlock: 0, insetInlineStart: 0 } },
  '@media': {
    [from.desktop]: {
      selectors: {
        '&::before': {
          ...pieces.endStart,
          insetBlock: `calc(${over} * -1) auto`,
          insetInline: '0 40%',
          blockSize: `calc(${over} + ${width})`,
        },
        '&::after': { ...pieces.startStart, insetBlock: `calc(${high} - ${width}) 0`, insetInline: '0 40%' },
      },
    },
  },
});

export const seats = style({
  display: 'grid',
  gap: space.xxsmall,
  '@media': {
    [from.desktop]: {
      position: 'relative',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.xsmall,
      paddingInline: `calc(${width} + ${gap})`,
      selectors: {
        '&::before': {
          ...pieces.startEnd,
          insetBlockStart: 0,
          blockSize: `calc(${high} / 2 + 1px)`,
          insetInline: '40% 0',
        },
        '&::after': {
          ...pieces.endEnd,
          insetBlockStart: `calc(${high} / 2)`,
          blockSize: `calc(${high} / 2)`,
          insetInline: '40% 0',
        },
      },
    },
  },
});

export const seat = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  paddingInlineStart: space.xsmall,
  '@media': {
    [from.desktop]: {
      position: 'relative',
      zIndex: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `${high} auto`,
      alignItems: 'start',
      gap: 0,
      paddingInlineStart: 0,
    },
  },
});

export const place = style({
  position: 'relative',
  display: 'grid',
  // The seat, and room for the head and shoulders of whoever has it.
  gridTemplateColumns: '48px 44px',
  columnGap: space.xsmall,
  placeItems: 'center',
  marginInlineStart: width,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      blockSize: '100%',
      placeItems: 'end center',
      paddingBlockEnd: width,
      marginInlineStart: 0,
      selectors: {
        // Its leg, down to the floor.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: width,
          insetInlineStart: 'calc(50% - 5px)',
          inlineSize: '10px',
          blockSize: `calc(${seatAt} - ${width})`,
          background: vars.color.paper4,
        },
      },
    },
  },
});

export const stool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: fontSize.large,
  '@media': {
    '(forced-colors: active)': { border: '2px solid' },
    [from.desktop]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockEnd: seatAt,
      inlineSize: 'min(88%, 92px)',
      blockSize: seatHeight,
      borderRadius: '12px 12px 17px 17px',
    },
  },
});

export const sitter = style({
  inlineSize: '44px',
  blockSize: '48px',
  overflow: 'clip',
  '@media': {
    [from.desktop]: {
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      position: 'absolute',
      insetBlockEnd: `calc(${seatAt} + ${seatHeight} - 6px)`,
      insetInline: '-4%',
      marginInline: 'auto',
      maxInlineSize: '124px',
    },
  },
});

export const note = style({
  minInlineSize: 0,
  lineHeight: 1.3,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      paddingBlockStart: space.small,
      fontSize: fontSize.small,
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
});

export const tail = style({
  position: 'relative',
  minBlockSize: vars.rhythm.section,
  paddingBlock: `${space.xlarge} ${vars.rhythm.section}`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
});
