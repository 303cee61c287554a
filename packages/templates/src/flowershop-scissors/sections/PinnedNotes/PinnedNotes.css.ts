import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const wallVar = createVar();

export const head = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'center',
  textAlign: 'center',
});

export const wall = style({
  // What shows through the hole of a pin.
  vars: { [wallVar]: on.surface },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.xlarge} ${space.large}`,
  alignItems: 'start',
  marginBlockStart: space.xxlarge,
  // One alone stays a note, and grows to no banner.
  selectors: { '&:has(> :only-child)': { inlineSize: 'min(100%, 36rem)', marginInline: 'auto' } },
});

const askew = (turns: number, drop: string) =>
  style({
    minInlineSize: 0,
    rotate: `calc(${vars.cut.tilt} * ${turns})`,
    '@media': { [from.tablet]: { translate: `0 ${drop}` } },
  });

/** One after another, none level with the last. */
export const hung = [askew(-0.9, '0'), askew(0.5, space.large), askew(-0.35, '0'), askew(0.7, space.medium)];

export const note = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.large,
  minBlockSize: '11rem',
  padding: `3.4rem ${space.large} ${space.large}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: space.medium,
      insetInlineStart: 'calc(50% - 8px)',
      inlineSize: space.medium,
      blockSize: space.medium,
      borderRadius: '50%',
      background: wallVar,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '2px solid' },
    [from.tablet]: { minBlockSize: '19rem' },
  },
});

const hand = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.14,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'pretty',
});

export const text = styleVariants({
  short: [hand, { fontSize: `calc(clamp(1.6rem, 1.3rem + 0.7vw, 1.9rem) * ${vars.font.displayScale})` }],
  long: [hand, { fontSize: `calc(clamp(1.3rem, 1.15rem + 0.4vw, 1.5rem) * ${vars.font.displayScale})` }],
});

export const by = style({ fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.3 });
