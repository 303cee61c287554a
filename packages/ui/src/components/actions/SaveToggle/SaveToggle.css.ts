import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const surface = fallbackVar(on.surface, vars.color.surface);

// Flat beside the buttons that lead on: it goes down only in colour, and stays down.
const root = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, auto)',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: touchTarget,
  maxInlineSize: '100%',
  paddingBlock: '6px',
  paddingInline: '12px',
  border: `2px solid color-mix(in srgb, ${ink} 62%, ${surface})`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${ink} 12%, transparent)` },
    '&[aria-pressed="true"]': { borderColor: ink, background: ink, color: surface },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    // It would do nothing.
    [noScript]: { display: 'none' },
  },
});

export const look = styleVariants({
  word: [root],
  heart: [
    root,
    {
      gridTemplateColumns: 'auto',
      placeContent: 'center',
      inlineSize: touchTarget,
      padding: 0,
      borderRadius: '50%',
      background: surface,
      // Pressed, it keeps its ground, also under the finger that has just pressed it: a touch screen hovers it then.
      selectors: {
        '&:not([aria-pressed="true"]):hover': { background: `color-mix(in srgb, ${ink} 12%, ${surface})` },
      },
    },
  ],
});

globalStyle(`${root}[aria-pressed="true"] path`, { fill: 'currentColor' });

// Both words lie in one cell, which fits the longer.
const either = style({ gridArea: '1 / 2', textAlign: 'start' });

export const word = styleVariants({ seen: [either], unseen: [either, { visibility: 'hidden' }] });
