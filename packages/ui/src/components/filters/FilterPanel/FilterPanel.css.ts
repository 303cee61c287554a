import { fallbackVar, style } from '@vanilla-extract/css';
import { from, motion, noScript } from '../../../styles/breakpoints.ts';
import { fade, fadeAbove } from '../../../styles/fade.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const surface = fallbackVar(on.surface, vars.color.surface);

export const button = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  // As tall as the field beside it.
  minBlockSize: '48px',
  paddingBlock: '10px',
  paddingInline: space.medium,
  border: `2px solid ${ink}`,
  borderRadius: vars.radius.control,
  background: surface,
  color: ink,
  fontFamily: vars.font.control,
  fontWeight: vars.font.controlWeight,
  lineHeight: 1.2,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: `color-mix(in srgb, ${ink} 10%, ${surface})` } },
  '@media': { [from.desktop]: { display: 'none' } },
});

// How high the button is that says there is more below, and with it the room below the last filter.
const foot = '40px';
const margin = '20px';

export const panel = style({
  // Where the browser shows it by itself, before script: a sheet from below.
  insetBlock: 'auto 0',
  insetInline: 0,
  inlineSize: '100%',
  maxBlockSize: `calc(100dvb - ${space.xxlarge})`,
  margin: 0,
  paddingBlock: `${space.large} 0`,
  paddingInline: margin,
  scrollPaddingBlock: `${space.large} calc(${foot} + ${space.xsmall})`,
  isolation: 'isolate',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  // Lies over the button and its fade where the filters end, and all the time if none of them is out of sight: no
  // script is needed.
  '::after': {
    content: '""',
    position: 'relative',
    zIndex: 2,
    display: 'block',
    blockSize: `calc(${foot} + ${fade})`,
    marginInline: `calc(-1 * ${margin})`,
    background: vars.color.surfaceRaised,
  },
  '@media': {
    [motion]: { scrollBehavior: 'smooth' },
    [from.desktop]: {
      position: 'static',
      display: 'block',
      // Filters that do not fit beside the list are reached with the wheel, and the list stays where it is. The panel
      // ends in the first screen, under the page's header, and clear of a notice once it is pinned.
      maxBlockSize: 'max(20rem, 100dvb - 188px)',
      boxShadow: `0 4px 0 ${vars.shadow.cast}`,
    },
  },
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

/** A button at the panel's foot that says there is more below: at the end of the filters it lies behind them. */
export const more = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  blockSize: foot,
  marginBlockEnd: `calc(-1 * ${foot})`,
  marginInline: `calc(-1 * ${margin})`,
  paddingInline: space.small,
  borderBlockStart: `2px solid ${vars.color.accent}`,
  background: vars.color.surfaceRaised,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.1,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.25em' },
    '&::before': fadeAbove('2px', vars.color.surfaceRaised),
    // Points down wherever the page reads from.
    '&::after': {
      content: '""',
      inlineSize: '7px',
      blockSize: '7px',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      translate: '0 -2px',
    },
  },
  '@media': { [noScript]: { cursor: 'auto' } },
});

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
