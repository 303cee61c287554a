import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { staff } from '../../styles/sounding.css.ts';

export const root = style({ overflow: 'clip' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxlarge} clamp(32px, 6vw, 96px)`,
  paddingBlock: `${vars.rhythm.section} clamp(24px, 4vw, 56px)`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', alignItems: 'end' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: space.large,
  minInlineSize: 0,
});

export const lastWord = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.display} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 0.95,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  color: on.bright,
});

/** Set so that a word of the length of most names is not broken beside what stands next to it. */
export const longWord = style([
  lastWord,
  {
    '@media': {
      [from.desktop]: { fontSize: `calc(${fontSize.display} * ${vars.font.displayScale} * 0.72)` },
    },
  },
]);

export const smallPrint = style({ maxInlineSize: '52ch', fontSize: fontSize.small, color: on.inkMuted });

// On a phone high enough to be seen, and so cut at its ends.
export const floor = style({
  position: 'relative',
  blockSize: 'clamp(190px, 24vw, 380px)',
  selectors: { '&::before': staff },
});
