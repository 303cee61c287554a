import { globalStyle, style } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { smallerHolds } from '../../styles/smallerHolds.ts';

const wordsShare = 56;

export const root = style({
  position: 'relative',
  display: 'grid',
  zIndex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A route may run down over the edge, and no hold reaches over the sides.
  overflowX: 'clip',
  isolation: 'isolate',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `minmax(0, ${wordsShare}fr) minmax(0, ${100 - wordsShare}fr)`,
      minBlockSize: 'clamp(26rem, 58vw, 57rem)',
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignContent: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: 'clamp(24px, 4.4vw, 80px)',
  paddingInline: `${measureMargin()} ${vars.rhythm.gutter}`,
  '@media': {
    // Close together: the first hold is on the first screen.
    [phone]: { gap: space.medium, paddingBlock: `20px ${space.small}` },
    [from.tablet]: {
      paddingInlineStart: measureMargin(wordsShare / 100),
      paddingBlockEnd: 'clamp(64px, 8vw, 128px)',
    },
  },
});

export const lead = style({ minInlineSize: 0 });
globalStyle(`${lead} > p`, { '@media': { [phone]: { fontSize: '1.0625rem', lineHeight: 1.4 } } });

export const ways = style({ inlineSize: '100%', minInlineSize: 0 });
/** On a phone the header right above has the second way too. */
globalStyle(`${ways} > * > :nth-child(2)`, { '@media': { [phone]: { display: 'none' } } });

// Below the words on a phone; behind them on a desktop, where the overhang leans out over the other half.
export const scene = style({
  position: 'relative',
  zIndex: -1,
  minBlockSize: 'min(108vw, 34rem)',
  '@media': { [from.tablet]: { position: 'absolute', inset: 0, minBlockSize: 0 } },
});

export const panels = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

const panel = style({ position: 'absolute', inset: 0 });

/** A board that catches the light. */
export const lit = style([
  panel,
  {
    display: 'none',
    background: vars.color.surfaceRaised,
    clipPath: 'polygon(0 0, 40% 0, 22% 90.6%, 0 89%)',
    opacity: 0.72,
    '@media': { [from.tablet]: { display: 'block' } },
  },
]);

/** The same board where it turns away. */
export const turned = style([
  panel,
  {
    display: 'none',
    background: `color-mix(in srgb, ${on.ink} 9%, transparent)`,
    clipPath: 'polygon(57% 0, 66% 0, 53% 76%, 55% 87%, 46% 92.4%)',
    '@media': { [from.tablet]: { display: 'block' } },
  },
]);

export const overhang = style([
  panel,
  {
    clipPath: 'polygon(8% 0, 100% 0, 100% 60%, 0 76%)',
    '@media': { [from.tablet]: { clipPath: 'polygon(62% 0, 100% 0, 100% 56%, 53% 76%)' } },
  },
]);

export const underside = style([
  panel,
  {
    background: vars.color.surfaceDeeper,
    clipPath: 'polygon(0 75.9%, 100% 59.9%, 100% 73%, 6% 86%)',
    '@media': { [from.tablet]: { clipPath: 'polygon(53% 75.9%, 100% 55.9%, 100% 71%, 55% 87%)' } },
  },
]);

export const below = style([
  panel,
  {
    clipPath: 'polygon(6% 85.9%, 100% 72.9%, 100% 100%, 0 100%)',
    '@media': {
      [from.tablet]: { clipPath: 'polygon(55% 86.9%, 100% 70.9%, 100% 100%, 0 100%, 0 93.9%, 49% 98.9%)' },
    },
  },
]);

/** The lower edge of the flat board. */
export const edge = style([
  panel,
  {
    display: 'none',
    background: `color-mix(in srgb, ${on.surface} 76%, ${on.ink})`,
    clipPath: 'polygon(0 89%, 22% 90.6%, 46% 92.4%, 55% 86.9%, 49% 99%, 0 94%)',
    '@media': { [from.tablet]: { display: 'block' } },
  },
]);

export const holds = style(smallerHolds(from.tablet, { '(forced-colors: active)': { display: 'none' } }));

/** A hold of another route, where no word stands. A phone has no such place. */
export const other = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });

export const figure = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '4%',
  '@media': {
    [from.tablet]: {
      insetInline: `${wordsShare - 4}% 2%`,
    },
  },
});
