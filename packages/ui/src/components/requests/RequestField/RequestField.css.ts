import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { fieldGap } from '../../forms/FieldFrame/FieldFrame.css.ts';

export const field = style({ display: 'grid', alignContent: 'start', gap: fieldGap, minInlineSize: 0 });

/** Takes the slip's whole width. */
export const whole = style({ minInlineSize: 0, '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });
export const wide = style([field, whole]);

export const label = style({ fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' });
// Goes to the next line whole.
export const optional = style({ display: 'inline-block', color: on.inkMuted, fontWeight: 400 });
export const hint = style({
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '50px',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  border: `2px solid ${vars.color.controlEdge}`,
  // A pill is no shape for several lines.
  borderRadius: `min(${vars.radius.control}, 1.5rem)`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  lineHeight: 1.3,
  resize: 'vertical',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:is(:user-invalid, [aria-invalid])': { borderColor: vars.color.danger },
  },
});

/** A list to choose from, with an arrow that has room. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: space.medium,
      inlineSize: '10px',
      blockSize: '10px',
      border: `3px solid ${vars.color.ink}`,
      borderBlockStart: 0,
      borderInlineStart: 0,
      rotate: '45deg',
      translate: '0 -25%',
      pointerEvents: 'none',
    },
    '&:dir(rtl)::after': { rotate: '-45deg' },
  },
});
export const list = style([
  control,
  { appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

/** Two abreast where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.large}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** What several fields answer together, set off from what stands above. */
export const part = style([whole, { marginBlockStart: space.small }]);
// The line is the legend's: a fieldset's own runs through its legend.
export const legend = style([
  label,
  {
    inlineSize: '100%',
    paddingBlock: space.small,
    borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
    fontSize: fontSize.large,
  },
]);
