import { style } from '@vanilla-extract/css';
import { fieldGap } from '../../../components/forms/FieldFrame/FieldFrame.css.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const inset = 'clamp(20px, 4vw, 44px)';

export const slip = style({
  maxInlineSize: '46rem',
  padding: inset,
  paddingBlockStart: `calc(${inset} + ${vars.band.size})`,
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  // Over the ground's own colour, which is set by its class.
  backgroundImage: vars.band.picture,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${vars.band.size}`,
  boxShadow: vars.shadow.lift,
});

/** Shown once the address names it: the form came back. */
export const sent = style({
  padding: space.large,
  marginBlockEnd: space.large,
  scrollMarginBlockStart: space.huge,
  border: `${vars.stroke.frame} ${on.ink}`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  selectors: { '&:not(:target)': { display: 'none' } },
});
export const sentHeading = style({ fontWeight: 700, fontSize: fontSize.large, lineHeight: 1.2 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.large}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const field = style({ display: 'grid', alignContent: 'start', gap: fieldGap, minInlineSize: 0 });
export const wide = style([field, { '@media': { [from.tablet]: { gridColumn: '1 / -1' } } }]);

export const label = style({ fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const optional = style({ color: on.inkMuted, fontWeight: 400 });

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
    '&:user-invalid': { borderColor: vars.color.danger },
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
