import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';

const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'start',
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

/** On a phone alone, where there is room for one of the two: under the thumb, however far the work is scrolled. */
export const choice = style({
  minInlineSize: 0,
  '@media': {
    [tall]: {
      selectors: {
        // A notice that comes by itself has the foot of the window: until it is answered, the choice is where it begins.
        [`html:not([${footTaken}]) &`]: {
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

// The page ends above it, and scrolls clear of it: nothing that has the focus lies under it.
const room = `calc(${touchTarget} + 4px + ${space.small} + ${foot} + ${edge} + ${space.xxsmall})`;
const elsewhere = [from.desktop, noScript, 'print'];
globalStyle(`html:not([${footTaken}]) > body:has(${choice})`, {
  '@media': {
    [tall]: { paddingBlockEnd: room },
    ...Object.fromEntries(elsewhere.map((query) => [query, { paddingBlockEnd: 0 }])),
  },
});
globalStyle(`html:not([${footTaken}]):has(${choice})`, {
  '@media': {
    [tall]: { scrollPaddingBlockEnd: room },
    ...Object.fromEntries(elsewhere.map((query) => [query, { scrollPaddingBlockEnd: 'auto' }])),
  },
});

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
  // As high as the work, so that what is in it stays in sight beside that.
  { '@media': { [from.desktop]: { alignSelf: 'stretch', alignItems: 'start' } } },
]);

export const view = styleVariants({ inFront: [side, scripted], behind: [side, away, scripted] });

/** Beside the work, under a bar that stays at the top. */
export const kept = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '7.5rem' } },
});
