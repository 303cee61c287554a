import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';

// How far the collage hangs over what follows: less than any section's first margin.
const hang = 'clamp(24px, 4.4vw, 60px)';

export const root = style({
  position: 'relative',
  zIndex: 1,
  paddingInline: measureMargin(),
  paddingBlockStart: space.small,
  '@media': { [from.tablet]: { paddingBlockStart: space.large } },
});

export const layout = styleVariants({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.large,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 0 },
    },
  },
  alone: { paddingBlockEnd: space.huge },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  // On a phone close together: the flowers begin on the first screen.
  gap: space.medium,
  alignContent: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { gap: space.large },
    [from.desktop]: {
      paddingBlock: `${space.large} ${space.xxlarge}`,
      // No word lies over the collage, which is of every colour.
      selectors: {
        [`${layout.beside} > &`]: { gridArea: '1 / 1 / auto / 7', paddingInlineEnd: space.large },
      },
    },
  },
});

const lettering = style({
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: `min(${vars.font.displayLeading}, 0.96)`,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const drawn = (size: string) => `calc(${size} * ${vars.font.displayScale})`;

export const heading = styleVariants({
  first: [
    lettering,
    {
      fontSize: drawn('clamp(2.6rem, 0.4rem + 11.4vw, 6.4rem)'),
      '@media': { [from.desktop]: { fontSize: drawn('clamp(4rem, 0.4rem + 5.9vw, 6.4rem)') } },
    },
  ],
  inner: [
    lettering,
    {
      fontSize: drawn('clamp(2.6rem, 1rem + 7vw, 4.8rem)'),
      '@media': { [from.desktop]: { fontSize: drawn('clamp(3.6rem, 1rem + 3.8vw, 5.4rem)') } },
    },
  ],
});

export const lead = style({ maxInlineSize: '27rem' });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  '@media': { 'not all and (min-width: 45.0625em)': { inlineSize: '100%' } },
});

/** On a phone it takes what room the note beside it leaves. */
export const action = style({
  flex: '1 1 8.5rem',
  minInlineSize: 0,
  '@media': { [from.tablet]: { flex: 'none' } },
});

export const note = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const collage = style({
  position: 'relative',
  alignSelf: 'end',
  marginBlockEnd: `calc(${hang} * -1)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [from.desktop]: { gridArea: '1 / 7 / auto / 13' } },
});
