import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const inset = 'clamp(18px, 3vw, 44px)';
const rulerDepth = '22px';
const narrow = `not all and ${from.tablet.replace('screen and ', '')}`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(8px, 1.4vw, 20px)',
  overflow: 'clip',
});
/** As tall as the window, for what lies on it. */
export const tall = style({ '@media': { [from.desktop]: { minBlockSize: 'min(100vh, 64rem)' } } });

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the way on stands whole over the bar at the foot of the window.
  gap: space.medium,
  minInlineSize: 0,
  padding: inset,
  paddingBlockEnd: `calc(${inset} + ${rulerDepth})`,
  boxShadow: `0 8px 22px ${vars.shadow.cast}`,
  '@media': {
    [from.tablet]: { gap: space.large },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
/** The words on one side, what they are about on the other. */
export const halves = style({
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 6.25rem', columnGap: space.small },
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.large,
    },
  },
});

export const heading = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridColumn: 1, gridRow: 1, paddingBlockStart: 'clamp(0px, 6vh, 72px)' } },
});

export const words = style({
  display: 'contents',
  '@media': {
    [from.tablet]: {
      gridColumn: 1,
      gridRow: 2,
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      gap: space.large,
      minInlineSize: 0,
    },
  },
});

export const ways = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  // Both stand clear of the bar at the foot of a phone, or whole under it.
  '@media': { [narrow]: { order: 3, marginBlockStart: '20px' }, [from.tablet]: { gridColumn: 'auto' } },
});

// As tall as the window allows, so that the plant is not cut off at its foot.
export const specimen = style({
  minInlineSize: 0,
  '@media': {
    [narrow]: {
      order: 2,
      alignSelf: 'center',
      // Up past the heading's last words, and out to the edge of the sheet.
      marginBlock: '-2.5rem -0.5rem',
      marginInlineEnd: `calc(${inset} * -0.7)`,
      selectors: { '&:has(img)': { marginBlock: 0, marginInlineEnd: 0 } },
    },
    [from.tablet]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      order: 0,
      justifySelf: 'start',
      alignSelf: 'end',
      inlineSize: 'min(100% + 7vw, max(20rem, 42vh))',
      marginBlock: `calc(${inset} * -0.6)`,
      // Towards the words, so that the corner is left to the label.
      marginInlineStart: 'clamp(-7.5rem, -7.75vw, -2rem)',
      selectors: {
        // A plant lets the words show between its leaves; a photograph does not.
        '&:has(img)': {
          alignSelf: 'center',
          inlineSize: 'min(100% - 4rem, 46vh)',
          marginInlineStart: 0,
          marginBlock: `0 ${rulerDepth}`,
        },
      },
    },
  },
});

// On a phone the plant stands beside it, so that the first screen has it.
export const lead = style({
  minInlineSize: 0,
  '@media': { [narrow]: { order: 1 } },
  // No hole where nothing is mounted.
  selectors: { [`${root}:not(:has(${specimen} > *)) &`]: { gridColumn: '1 / -1' } },
});

globalStyle(`${lead} > p`, { '@media': { [narrow]: { fontSize: '1rem', lineHeight: 1.45 } } });

export const number = style({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInlineEnd: inset,
  fontSize: fontSize.small,
  '@media': { [from.tablet]: { insetBlockStart: inset } },
});

export const stamp = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: `calc(${inset} + 2.4rem)`,
      insetInlineEnd: inset,
      inlineSize: 'clamp(4.5rem, 8vw, 7rem)',
      color: on.line,
    },
  },
});

export const label = style({
  zIndex: 1,
  order: 4,
  gridColumn: '1 / -1',
  justifySelf: 'end',
  inlineSize: 'min(100%, 17rem)',
  '@media': {
    [from.tablet]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      order: 0,
      alignSelf: 'end',
      inlineSize: 'min(100%, clamp(12.5rem, 20vw, 17rem))',
    },
  },
});

// Millimetres, and a longer line for each centimetre.
export const ruler = style({
  position: 'absolute',
  insetInline: inset,
  insetBlockEnd: 0,
  blockSize: rulerDepth,
  background: [
    `repeating-linear-gradient(to right, ${on.ink} 0 1px, transparent 1px 60px) bottom / 100% 16px no-repeat`,
    `repeating-linear-gradient(to right, ${on.inkMuted} 0 1px, transparent 1px 6px) bottom / 100% 8px no-repeat`,
  ].join(', '),
});
