import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxlarge,
  overflow: 'clip',
  paddingBlock: vars.rhythm.section,
  paddingInline: measureMargin(),
});

// On a phone it looks over the heading's shoulder; on a desktop it has a third of the page to itself.
export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '44%',
  blockSize: '16rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [from.desktop]: { inlineSize: 'calc(max(36%, 50% - 11rem))', blockSize: '100%' },
  },
});

export const head = style({
  position: 'relative',
  display: 'grid',
  gap: space.large,
  maxInlineSize: '48rem',
  // Room for the drawing beside the first lines.
  paddingInlineEnd: '22%',
  '@media': { [from.desktop]: { paddingInlineEnd: 0, maxInlineSize: '40rem' } },
});

export const list = style({
  position: 'relative',
  '@media': { [from.desktop]: { maxInlineSize: 'min(50rem, 62%)' } },
});

export const occasion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xsmall} ${space.xlarge}`,
  paddingBlock: space.large,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.05,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});

export const text = style({
  color: on.inkMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const price = style({
  display: 'block',
  marginBlockStart: space.xsmall,
  color: on.bright,
  fontSize: fontSize.large,
  fontWeight: 700,
});

export const ways = style({ position: 'relative' });
