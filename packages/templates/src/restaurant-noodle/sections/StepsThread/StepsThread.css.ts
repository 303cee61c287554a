import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { bend, beside, pieces, thread } from '../../styles/thread.css.ts';

const { width, gap, start, lane } = thread;

// The thread goes through the middle of the beads.
const across = 'clamp(96px, 17vw, 228px)';
const above = `calc(${across} / 2 - ${width} / 2)`;
const straight = { borderBlock: 0, borderRadius: 0 };

export const root = style({ overflow: 'clip' });

export const head = style({
  position: 'relative',
  paddingBlock: `${vars.rhythm.section} clamp(20px, 3vw, 40px)`,
  paddingInline: `${lane} ${measureMargin()}`,
  selectors: { '&::before': beside },
});

export const string = style({
  position: 'relative',
  marginInline: `${start} ${measureMargin()}`,
  '@media': {
    [from.desktop]: {
      selectors: {
        '&::before': {
          ...pieces.endStart,
          insetBlock: '0 auto',
          insetInline: '0 50%',
          blockSize: `calc(${above} + ${width})`,
        },
      },
    },
  },
});

// To and fro on a phone; once there and back on a desktop.
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      position: 'relative',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.large,
      paddingInline: `calc(${width} + ${gap})`,
      paddingBlockEnd: `calc(${width} + ${space.xxlarge})`,
      selectors: {
        '&::before': {
          ...pieces.startEnd,
          insetBlock: `${above} 40%`,
          insetInline: '40% 0',
        },
        '&::after': { ...pieces.endEnd, insetBlock: 'calc(60% - 1px) 0', insetInline: '40% 0' },
      },
    },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.medium,
  paddingInline: `calc(${width} + ${gap})`,
  paddingBlock: `${space.large} calc(${width} + ${space.large})`,
  selectors: {
    '&:nth-child(odd)::before': bend.start.before,
    '&:nth-child(odd)::after': bend.start.after,
    '&:nth-child(even)::before': bend.end.before,
    '&:nth-child(even)::after': bend.end.after,
    '&:first-child::before': { ...straight, insetBlockStart: 0 },
    '&:last-child:nth-child(odd)::after': straight,
  },
  '@media': {
    [from.desktop]: {
      zIndex: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: 0,
      selectors: { '&&::before, &&::after': { content: 'none' } },
    },
  },
});

export const bead = style({
  position: 'relative',
  inlineSize: across,
  blockSize: across,
  maxInlineSize: '100%',
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const picture = style({ overflow: 'hidden', borderRadius: '50%' });

const digits = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
});

/** `alone`: the number is the bead. */
export const number = styleVariants({
  beside: [
    digits,
    {
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '2.2rem',
      blockSize: '2.2rem',
      background: vars.color.ink,
      color: vars.color.surface,
      fontSize: fontSize.large,
      '@media': {
        '(forced-colors: active)': { border: '2px solid' },
        [from.desktop]: { inlineSize: '3.4rem', blockSize: '3.4rem', fontSize: fontSize.xlarge },
      },
    },
  ],
  alone: [
    digits,
    {
      inset: 0,
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontSize: fontSize.page,
    },
  ],
});

export const words = style({ display: 'grid', gap: space.xsmall, minInlineSize: 0 });

const end = style({
  position: 'relative',
  minBlockSize: `max(${vars.rhythm.section}, ${width} * 5)`,
  marginInlineStart: start,
});
const back = { ...bend.start.before, insetBlockEnd: 0 };

/** On a phone an odd step leaves the thread where it goes on. */
export const tail = styleVariants({
  straight: [
    end,
    {
      selectors: { '&::before': { ...pieces.down, insetBlock: 0, insetInlineStart: 0 } },
      '@media': { [from.desktop]: { selectors: { '&::before': back } } },
    },
  ],
  round: [end, { selectors: { '&::before': back } }],
});
