import { style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { duration, fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const gap = '30px';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr))',
  gap: `${space.xlarge} 0`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.6rem, 25% - 1px), 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(9.6rem, 16.6% - 1px), 1fr))' },
  },
});

/** A wall on either side, a lintel, and daylight under the door. */
export const cubicle = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  padding: `10px 5px ${gap}`,
  borderBlockStart: `10px solid ${vars.color.accent}`,
  borderInline: `5px solid ${vars.color.accent}`,
  borderBlockEnd: `4px solid ${vars.color.accent}`,
  background: vars.color.surfaceRaised,
  perspective: '900px',
});

const panel = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.medium,
  minBlockSize: 'clamp(15rem, 21vw, 19rem)',
  minInlineSize: 0,
  containerType: 'inline-size',
  padding: `${space.large} ${space.small} ${space.xlarge}`,
  // A ledged door: three boards.
  backgroundImage: `linear-gradient(90deg, #0000 calc(100% - 2px), ${vars.color.surfaceDeeper} 0)`,
  backgroundSize: 'calc(100% / 3) 100%',
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const shut = style([panel]);

export const door = style([
  panel,
  {
    transformOrigin: '0 50%',
    '@media': { [motion]: { transition: `transform ${duration.slow} ease-out` } },
    selectors: {
      '&:dir(rtl)': { transformOrigin: '100% 50%' },
      '&:hover, &:focus-visible': { '@media': { [motion]: { transform: 'rotateY(-16deg)' } } },
      '&:dir(rtl):is(:hover, :focus-visible)': { '@media': { [motion]: { transform: 'rotateY(16deg)' } } },
    },
  },
]);

/** Enamel, with a rim. */
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'start',
  minInlineSize: '3.1rem',
  blockSize: '3.1rem',
  paddingInline: space.xsmall,
  borderRadius: '999px',
  boxShadow: `inset 0 0 0 3px ${vars.color.surfaceRaised}, inset 0 0 0 5px ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: fontSize.large,
  lineHeight: 1,
});

export const words = style({ display: 'grid', alignContent: 'end', gap: space.xsmall, minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // A name of eleven letters on the narrowest door.
  fontSize: `min(calc(${fontSize.large} * ${vars.font.displayScale}), 15cqi)`,
  lineHeight: 1.05,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

export const text = style({ fontSize: fontSize.small });

// White where one may go in, red where somebody has.
const indicator = style({
  position: 'absolute',
  insetBlockStart: space.xlarge,
  insetInlineEnd: space.small,
  inlineSize: '34px',
  blockSize: '16px',
  border: `3px solid ${on.ink}`,
  borderRadius: '999px',
});

export const bolt = styleVariants({
  vacant: [indicator, { background: vars.color.surfaceRaised }],
  engaged: [indicator, { background: vars.color.danger }],
});

export const feet = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '50%',
  blockSize: gap,
  inlineSize: '82px',
  translate: '-50% 0',
  fill: vars.color.paper6,
  selectors: { '&:dir(rtl)': { translate: '50% 0' } },
});
