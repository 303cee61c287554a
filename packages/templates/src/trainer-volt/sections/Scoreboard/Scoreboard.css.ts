import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const board = style({ marginBlockStart: space.xxlarge });

export const row = style({
  display: 'grid',
  gap: `${space.small} ${space.xxlarge}`,
  paddingBlock: space.large,
  borderBlockStart: vars.stroke.rule,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'center' },
  },
});

export const value = style({
  fontSize: `calc(clamp(5.4rem, 13vw, 11.5rem) * ${vars.font.displayScale})`,
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'grid', gap: space.xsmall });

export const text = style({
  fontSize: 'clamp(1.375rem, 1rem + 1.7vw, 2.5rem)',
  fontWeight: 600,
  lineHeight: 1.14,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const by = style({ color: on.inkMuted });
