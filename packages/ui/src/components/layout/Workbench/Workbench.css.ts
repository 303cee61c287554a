import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';

const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'start',
  paddingBlockEnd: space.xlarge,
  '@media': { [from.desktop]: { gap: space.xlarge } },
});

export const root = styleVariants({
  two: [bench, { '@media': { [from.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } }],
  three: [
    bench,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr) minmax(0, 372px)' },
        [`${from.desktop} and ${noScript}`]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
      },
    },
  ],
});

export const sheet = style({ minInlineSize: 0 });

// A phone on its side, a page enlarged four times, has no room for a bar that stays.
const tall = '(min-height: 26em)';
const foot = `max(${space.small}, env(safe-area-inset-bottom))`;
const edge = '3px';
const scriptedPhone = `${tall} and (not ${from.desktop.replace('screen and ', '')}) and (not ${noScript})`;
// A notice that comes by itself takes the foot of the window: until it is answered, the bar stands where it begins.
const free = `html:not([${footTaken}])`;
const barSize = `calc(${touchTarget} + 4px)`;

const bar = style({
  minInlineSize: 0,
  '@media': {
    [tall]: {
      selectors: {
        [`${free} &`]: {
          position: 'fixed',
          zIndex: 18,
          inset: 'auto 0 0',
          paddingBlock: `${space.small} ${foot}`,
          paddingInline: vars.rhythm.gutter,
          borderBlockStart: `${edge} solid ${vars.color.controlEdge}`,
          background: vars.color.surface,
        },
      },
    },
    [from.desktop]: { display: 'none' },
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

/** On a phone alone, where there is room for one of the two: under the thumb, however far the page is scrolled. */
export const choice = styleVariants({
  alone: [bar],
  besideNext: [
    bar,
    {
      '@media': {
        [tall]: { selectors: { [`${free} &`]: { paddingInlineEnd: `calc(50% + ${space.xxsmall})` } } },
      },
    },
  ],
});

/** A column in which the next step can stay in sight for as long as the work. */
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  minInlineSize: 0,
});

const onward = style({
  display: 'grid',
  gap: `${space.xsmall} ${space.medium}`,
  alignItems: 'center',
  paddingBlock: `${space.small} ${foot}`,
  borderBlockStart: `${edge} solid ${vars.color.ink}`,
  background: vars.color.surface,
  '@media': {
    [tall]: {
      selectors: { [`${free} &`]: { position: 'sticky', zIndex: 17, insetBlockEnd: 0 } },
    },
    [from.desktop]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

/** The next step: at the foot of its column, and on a phone in the bar beside the choice. */
export const next = styleVariants({
  alone: [onward],
  beside: [
    onward,
    {
      '@media': {
        [scriptedPhone]: {
          selectors: {
            [`${free} &`]: {
              position: 'fixed',
              zIndex: 19,
              insetBlockEnd: 0,
              insetInlineEnd: vars.rhythm.gutter,
              inlineSize: `calc(50% - ${vars.rhythm.gutter} - ${space.xxsmall})`,
              border: 0,
              background: 'none',
            },
          },
        },
      },
    },
  ],
});

/** Read by screen readers on a phone too, where there is no room to see it. */
export const where = style({ display: 'none', '@media': { [from.desktop]: { display: 'inline' } } });

export const note = style({
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  '@media': { [from.desktop]: { display: 'inline' } },
});

// The page ends above the bar, and scrolls clear of it: nothing that has the focus lies under it.
const room = `calc(${barSize} + ${space.small} + ${foot} + ${edge} + ${space.small})`;
const elsewhere = [from.desktop, noScript, 'print'];
globalStyle(`${free} > body:has(${bar})`, {
  '@media': {
    [tall]: { paddingBlockEnd: room },
    ...Object.fromEntries(elsewhere.map((query) => [query, { paddingBlockEnd: 0 }])),
  },
});
globalStyle(`${free}:has(${bar})`, {
  '@media': {
    [tall]: { scrollPaddingBlockEnd: room },
    ...Object.fromEntries(elsewhere.map((query) => [query, { scrollPaddingBlockEnd: 'auto' }])),
  },
});
globalStyle(`${free}:has(${onward})`, { '@media': { [tall]: { scrollPaddingBlockEnd: room } } });

const bay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  minInlineSize: 0,
});
const away = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const work = styleVariants({ inFront: [bay], behind: [bay, away] });

const scripted = style({ '@media': { [noScript]: { display: 'none' } } });
const side = style([
  bay,
  // As high as the work, so that its content stays in sight beside that.
  { '@media': { [from.desktop]: { alignSelf: 'stretch', alignItems: 'start' } } },
]);

export const view = styleVariants({ inFront: [side, scripted], behind: [side, away, scripted] });

/** Beside the work, under a bar that stays at the top. */
export const kept = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7.5rem' } },
});
