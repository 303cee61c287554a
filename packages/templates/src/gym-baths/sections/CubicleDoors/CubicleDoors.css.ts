import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { duration, fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const gap = '30px';
const narrowest = 6.4;

/** How wide a cubicle is. */
const cubicleVar = createVar();

const around = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xlarge });

export const layout = styleVariants({
  many: [around],
  // Too few for a wall of their own.
  few: [
    around,
    {
      '@media': {
        [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' },
      },
    },
  ],
});

export const row = style({
  display: 'grid',
  // One container for all doors: with one for each, layout takes the page twice as long.
  containerType: 'inline-size',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}rem), 1fr))`,
  gap: `${space.small} 0`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.6rem, 25% - 1px), 1fr))',
      rowGap: space.xlarge,
    },
    [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.6rem, 16.6% - 1px), 1fr))' },
  },
});

/** A wall on either side, a lintel, and daylight under the door. */
export const cubicle = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  padding: '5px 2px 10px',
  borderBlockStart: `8px solid ${vars.color.accent}`,
  borderInline: `3px solid ${vars.color.accent}`,
  borderBlockEnd: `4px solid ${vars.color.accent}`,
  background: vars.color.surfaceRaised,
  perspective: '900px',
  vars: { [cubicleVar]: `${narrowest}rem` },
  '@media': {
    [phone]: {
      // As many as there is room for.
      '@container': Object.fromEntries(
        [2, 3, 4, 5, 6, 7].map((columns) => [
          `(min-inline-size: ${columns * narrowest}rem)`,
          { vars: { [cubicleVar]: `calc(100cqi / ${columns})` } },
        ]),
      ),
    },
    [from.tablet]: {
      padding: `10px 5px ${gap}`,
      borderInlineWidth: '5px',
      vars: { [cubicleVar]: '25cqi' },
    },
    [from.desktop]: {
      vars: { [cubicleVar]: 'calc(100cqi / 6)' },
      selectors: { [`${layout.few} &`]: { vars: { [cubicleVar]: 'calc(100cqi / 3)' } } },
    },
  },
});

const panel = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: `${space.xsmall} 6px`,
  // A ledged door: three boards.
  backgroundImage: `linear-gradient(90deg, #0000 calc(100% - 2px), ${vars.color.surfaceDeeper} 0)`,
  backgroundSize: 'calc(100% / 3) 100%',
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: {
      gap: space.medium,
      minBlockSize: 'clamp(15rem, 21vw, 19rem)',
      padding: `${space.large} ${space.small} ${space.xlarge}`,
    },
    '(forced-colors: active)': { border: '2px solid' },
  },
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
  minInlineSize: '2.1rem',
  blockSize: '2.1rem',
  paddingInline: space.xsmall,
  borderRadius: '999px',
  boxShadow: `inset 0 0 0 3px ${vars.color.surfaceRaised}, inset 0 0 0 5px ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: fontSize.medium,
  lineHeight: 1,
  '@media': {
    [from.tablet]: { minInlineSize: '3.1rem', blockSize: '3.1rem', fontSize: fontSize.large },
  },
});

// From one line on, whatever stands under the names.
export const words = style({
  display: 'grid',
  alignContent: 'end',
  gap: space.xsmall,
  minInlineSize: 0,
  '@media': { [from.tablet]: { alignContent: 'start', alignSelf: 'end', minBlockSize: '4.5rem' } },
});

export const name = style({
  // A name of eleven letters on the narrowest door, within its wall and its frame.
  fontSize: `min(${fontSize.large}, calc((${cubicleVar} - 22px) * 0.15))`,
  '@media': { [from.tablet]: { fontSize: `min(${fontSize.large}, calc((${cubicleVar} - 44px) * 0.15))` } },
  fontWeight: 700,
  lineHeight: 1.1,
});

/** On a phone the doors are no wider than their names. */
export const text = style({
  display: 'none',
  fontSize: fontSize.small,
  '@media': { [from.tablet]: { display: 'block' } },
});

// White on a free cubicle, red on a taken one.
const indicator = style({
  position: 'absolute',
  insetBlockStart: space.medium,
  insetInlineEnd: space.xsmall,
  inlineSize: '24px',
  blockSize: '12px',
  border: `2px solid ${on.ink}`,
  borderRadius: '999px',
  '@media': {
    [from.tablet]: {
      insetBlockStart: space.xlarge,
      insetInlineEnd: space.small,
      inlineSize: '34px',
      blockSize: '16px',
      borderWidth: '3px',
    },
  },
});

export const bolt = styleVariants({
  vacant: [indicator, { background: vars.color.surfaceRaised }],
  engaged: [indicator, { background: vars.color.danger }],
});

export const feet = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '50%',
  blockSize: '10px',
  inlineSize: '28px',
  translate: '-50% 0',
  fill: vars.color.paper6,
  '@media': { [from.tablet]: { blockSize: gap, inlineSize: '82px' } },
  selectors: { '&:dir(rtl)': { translate: '50% 0' } },
});
