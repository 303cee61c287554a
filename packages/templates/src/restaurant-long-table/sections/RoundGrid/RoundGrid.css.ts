import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${space.xxlarge} clamp(24px, 4vw, 56px)`,
  marginBlockStart: space.xxlarge,
});

// Beside its words on a phone, over them where there is room.
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: space.medium,
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    },
  },
});

export const bare = style({
  minInlineSize: 0,
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
});

export const round = style({ inlineSize: 'min(100%, 15rem)' });

export const words = style({ display: 'grid', gap: space.xsmall, justifyItems: 'start', minInlineSize: 0 });

export const text = style({ maxInlineSize: '26em', textWrap: 'pretty', overflowWrap: 'anywhere' });

export const price = style({
  color: on.bright,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: fontSize.large,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.1,
});

export const more = style({ color: on.bright, fontWeight: 700, lineHeight: 1.2, textWrap: 'balance' });

export const note = style({ marginBlockStart: space.xxlarge });
