import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space.xxlarge,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignItems: 'center',
  paddingBlock: space.xlarge,
  borderBlockStart: vars.stroke.rule,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.huge,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.small,
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// Four figures and a pound sign keep to a small screen with large letters, and a longer sum with smaller ones.
export const price = styleVariants(
  { usual: 'min(clamp(4.6rem, 10vw, 8.4rem), 33vw)', long: 'clamp(1.75rem, 4vw, 3.4rem)' },
  (size) => ({ fontSize: `calc(${size} * ${vars.font.displayScale})` }),
);

// As wide as its column, unless that made the few plates of a short card into towers.
export const bar = style({
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: 'clamp(13rem, 22vw, 18rem)',
  forcedColorAdjust: 'none',
});
export const steel = style({ fill: vars.color.paper3 });
export const plate = style({ fill: on.ink });
export const last = style({ fill: vars.color.spark });
