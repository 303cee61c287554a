import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/** Said under the breath. */
export const before = style({
  maxInlineSize: '24ch',
  color: on.inkMuted,
  fontSize: fontSize.large,
  lineHeight: 1.3,
  textWrap: 'balance',
});

/** Said from the door, for all to hear. */
export const after = style({
  maxInlineSize: '22ch',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.15,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'balance',
});

/** One alone has the section to itself, in letters that fill it. */
export const alone = style({});
globalStyle(`${alone} blockquote, ${alone} p:only-child`, {
  '@media': { [from.desktop]: { fontSize: 'clamp(2.25rem, 3.4vw, 2.9rem)', lineHeight: 1.15 } },
});

export const author = style({ marginBlockStart: space.xsmall, fontSize: fontSize.small, fontWeight: 600 });

/** Heads with a word that half of the narrowest phone would cut. Smaller, they need the contrast of ink. */
export const long = style({});
globalStyle(`${long} h2`, {
  '@media': { 'screen and (max-width: 21.5em)': { color: on.ink, fontSize: '5.4vw' } },
});
