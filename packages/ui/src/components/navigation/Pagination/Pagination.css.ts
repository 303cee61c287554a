import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const bright = fallbackVar(on.bright, vars.color.accent);

export const root = style({
  display: 'grid',
  gridTemplateAreas: '"start end" "place place"',
  gap: `${space.xxsmall} ${space.medium}`,
  alignItems: 'center',
  fontFamily: vars.font.display,
  fontWeight: 700,
  '@media': {
    [from.tablet]: {
      gridTemplateAreas: '"start numbers end"',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: space.large,
    },
  },
});

const step = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  textDecoration: 'underline 3px transparent',
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationColor: bright } },
});

export const previous = step;
export const next = style([step, { textAlign: 'end' }]);
export const start = style({ gridArea: 'start', minInlineSize: 0 });
export const end = style({ gridArea: 'end', justifySelf: 'end', minInlineSize: 0 });

/** Where there is room for the numbers, they are the links; on a phone they only say which page this is. */
export const numbers = style({
  display: 'none',
  gridArea: 'numbers',
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space.xsmall, justifyContent: 'center' },
  },
});
export const place = style({
  gridArea: 'place',
  textAlign: 'center',
  '@media': { [from.tablet]: { display: 'none' } },
});

// House numbers: small enamel plates, the current one with its colours swapped.
const plate = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  paddingInline: space.xsmall,
  border: `2px solid ${bright}`,
  borderRadius: vars.radius.control,
  fontSize: '1.25rem',
  fontStretch: fontStretch.narrow,
  lineHeight: 1,
  textDecoration: 'none',
});

export const number = styleVariants({
  other: [
    plate,
    {
      selectors: {
        '&:hover': {
          boxShadow: `inset 0 0 0 2px ${fallbackVar(on.surface, vars.color.surface)}, inset 0 0 0 4px ${bright}`,
        },
      },
      '@media': { [motion]: { transition: `box-shadow ${duration.quick} ease-out` } },
    },
  ],
  current: [
    plate,
    {
      border: `3px solid ${vars.color.accent}`,
      outline: `2px solid ${vars.color.onAccent}`,
      outlineOffset: '-6px',
      background: vars.color.accent,
      color: vars.color.onAccent,
      // Its own line would otherwise take the place of the focus ring.
      selectors: {
        '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          outlineColor: 'HighlightText',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  ],
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space.large,
  minBlockSize: touchTarget,
});
