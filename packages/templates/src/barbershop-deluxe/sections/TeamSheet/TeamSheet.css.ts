import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 3vw, 40px)',
  marginBlockStart: space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
  },
});

// On a phone a face stands beside its words, so that three of them take little more than a screen.
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.medium,
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
  '@media': {
    [from.tablet]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const portrait = style({
  alignSelf: 'start',
  overflow: 'clip',
  borderBlockEnd: `${vars.stroke.frame} ${on.ink}`,
  background: vars.color.surface,
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
  textDecorationColor: on.bright,
  selectors: { '&:hover': { textDecorationThickness: '4px' } },
});
