import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { motion, noScript } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const { x, y, side } = vars.press;

// An enamel bell push: it goes down as it is pressed.
const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minBlockSize: '48px',
  maxInlineSize: '100%',
  paddingBlock: '10px',
  paddingInline: '22px',
  border: `${vars.press.edge} solid`,
  borderRadius: vars.radius.control,
  background: 'none',
  fontFamily: vars.font.control,
  // Never smaller than words are read at, however wide the display face.
  fontSize: `calc(1.0625rem * max(1, ${vars.font.displayScale}))`,
  fontWeight: vars.font.controlWeight,
  lineHeight: 1.2,
  letterSpacing: 0,
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  boxShadow: `${x} ${y} 0 currentColor`,
  '@media': {
    '(forced-colors: active)': { borderWidth: '2px' },
    [motion]: { transition: `translate ${duration.quick} ease-out, box-shadow ${duration.quick} ease-out` },
    // Outside any form, it would do nothing.
    [noScript]: { selectors: { '&[type="button"]': { display: 'none' } } },
  },
  selectors: {
    '&:hover': { translate: `calc(${x} / 2) calc(${y} / 2)` },
    '&:active': { translate: `${x} ${y}` },
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
    '&:is(:disabled, [aria-disabled])': { cursor: 'progress', translate: '0 2px' },
    // Unavailable: flat, level with what it stands beside, and in an outline no other button has.
    '&:disabled': {
      translate: 'none',
      borderColor: vars.color.controlEdge,
      borderStyle: 'dashed',
      background: vars.color.surfaceTint,
      boxShadow: 'none',
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
  },
});

const edge = (colour: string, cast = colour) => ({
  borderColor: colour,
  boxShadow: `${x} ${y} 0 ${cast}`,
  selectors: {
    // A button that cannot go down is underscored from within.
    '&:hover:not(:focus-visible)': {
      boxShadow: `calc(${x} / 2) calc(${y} / 2) 0 ${cast}, inset 0 min(0px, ${y} - 4px) 0 currentColor`,
    },
    '&:active:not(:focus-visible)': { boxShadow: 'none' },
  },
});

export const tone = styleVariants({
  plain: [root, { background: vars.color.surface, color: vars.color.ink }, edge(vars.color.ink)],
  action: [
    root,
    {
      background: fallbackVar(on.action, vars.color.action),
      color: fallbackVar(on.onAction, vars.color.onAction),
    },
    edge(vars.color.focusEdge, side),
  ],
  spark: [
    root,
    { background: vars.color.spark, color: vars.color.onSpark },
    edge(vars.color.focusEdge, side),
  ],
  accent: [
    root,
    { background: vars.color.accent, color: vars.color.onAccent },
    edge(vars.color.focusEdge, side),
  ],
  paper: [root, { background: vars.street.paper, color: vars.street.onPaper }, edge(vars.street.onPaper)],
  outline: [
    root,
    {
      border: `2px solid ${fallbackVar(on.bright, vars.color.accent)}`,
      boxShadow: 'none',
      selectors: { '&:hover, &:active': { translate: 'none', textDecoration: 'underline 2px' } },
    },
  ],
  quiet: [
    root,
    {
      borderColor: 'transparent',
      borderInlineWidth: 0,
      boxShadow: 'none',
      fontFamily: vars.font.text,
      fontSize: '1.0625rem',
      fontWeight: 600,
      letterSpacing: 'normal',
      textTransform: 'none',
      textDecoration: 'underline 2px',
      textDecorationColor: fallbackVar(on.bright, vars.color.accent),
      textUnderlineOffset: '0.25em',
      selectors: {
        // In every size its words line up with what is above and below. A negative margin would make its parent
        // narrower than the words, which then break.
        '&&': { paddingInline: 0 },
        '&:hover': { translate: 'none', textDecorationThickness: '4px' },
        '&:active': { translate: 'none' },
      },
    },
  ],
});

export const size = styleVariants({
  small: {
    minBlockSize: touchTarget,
    paddingBlock: '8px',
    paddingInline: '14px',
    fontSize: `calc(${fontSize.small} * max(1, ${vars.font.displayScale}))`,
  },
  medium: {},
  large: { minBlockSize: '58px', fontSize: `calc(1.25rem * max(1, ${vars.font.displayScale}))` },
});

export const wide = style({ inlineSize: '100%' });
