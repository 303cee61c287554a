import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.xsmall}`,
  paddingBlockEnd: space.small,
  borderBlockEnd: `3px solid ${on.ink}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [noScript]: { display: 'none' }, print: { display: 'none' } },
});

// An enamel sign; the one that is chosen hangs in front, with a pointer to what it names.
export const tab = style({
  position: 'relative',
  maxInlineSize: '100%',
  minBlockSize: touchTarget,
  paddingBlock: space.xsmall,
  paddingInline: space.medium,
  border: `2px solid ${on.ink}`,
  borderRadius: vars.radius.control,
  background: on.surface,
  color: on.ink,
  fontFamily: vars.font.control,
  fontSize: '1.0625rem',
  fontWeight: vars.font.controlWeight,
  lineHeight: 1.2,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { textDecoration: 'underline 2px', textUnderlineOffset: '0.25em' },
    '&[data-state="active"]': { background: on.ink, color: on.surface, cursor: 'default' },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 'calc(50% - 9px)',
      border: '9px solid transparent',
      borderBlockStartColor: on.ink,
      borderBlockEndWidth: 0,
    },
    '&:disabled': { borderStyle: 'dashed', color: on.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="active"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-state="active"]::after': { borderBlockStartColor: 'Highlight' },
      },
    },
  },
});

const unrolled = { display: 'block', paddingBlockStart: space.large };

export const panel = style({
  paddingBlockStart: space.large,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
  '@media': {
    [noScript]: { selectors: { '&, &[data-state="inactive"]': unrolled } },
    print: { selectors: { '&, &[data-state="inactive"]': unrolled } },
  },
});

/** The tab's words, over its panel, where there are no tabs. */
export const sign = style({
  display: 'none',
  marginBlockEnd: space.xsmall,
  fontFamily: vars.font.display,
  fontWeight: 700,
  '@media': { [noScript]: { display: 'block' }, print: { display: 'block' } },
});
