import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const paintWidth = 'clamp(6px, 0.8vw, 11px)';

const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} clamp(24px, 3.4vw, 52px)`,
  marginBlockEnd: 'clamp(28px, 3.6vw, 52px)',
});

export const root = styleVariants({
  numbered: [
    box,
    {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    },
  ],
  plain: [box],
});

// The lines come down from the section's own edge.
export const bay = style({
  display: 'grid',
  alignContent: 'end',
  alignSelf: 'start',
  justifySelf: 'start',
  minInlineSize: 'clamp(5.4rem, 11vw, 9.4rem)',
  minBlockSize: `calc(${vars.rhythm.section} + clamp(3.6rem, 6vw, 5.6rem))`,
  marginBlockStart: `calc(${vars.rhythm.section} * -1)`,
  paddingBlockEnd: space.xsmall,
  borderInline: `${paintWidth} solid ${vars.color.spark}`,
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(2.6rem, 5vw, 4.6rem) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.85,
  textAlign: 'center',
});

// On a phone under the number, which shares its line with the arrow.
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  minInlineSize: 0,
  selectors: {
    [`${root.numbered} > &`]: {
      gridArea: '2 / 1 / auto / -1',
      '@media': { [from.tablet]: { gridArea: '1 / 2' } },
    },
  },
});

export const arrow = style({
  inlineSize: 'clamp(34px, 4.6vw, 60px)',
  marginBlockStart: `calc(${vars.rhythm.section} * -0.5)`,
  alignSelf: 'start',
  justifySelf: 'end',
  '@media': { [from.tablet]: { gridArea: '1 / 3' } },
});
