import { style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { duration, fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { glazing, spandrel } from '../../styles/glazing.css.ts';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';

export const root = style({
  overflow: 'clip',
  paddingBlockStart: vars.rhythm.section,
  borderBlockEnd: `${glazing.bar} solid ${glazing.iron}`,
});

export const head = style({
  display: 'grid',
  gap: space.large,
  paddingInline: measureMargin(),
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', alignItems: 'end' } },
});

export const bays = style({
  display: 'grid',
  // Two beside each other wherever their names have room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'end',
  paddingInline: measureMargin(),
  marginBlockStart: 'clamp(32px, 5vw, 72px)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const bay = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `${glazing.bar} solid ${glazing.iron}`,
  borderBlockEnd: 0,
  borderRadius: `50% 50% 0 0 / ${glazing.rise} ${glazing.rise} 0 0`,
  overflow: 'hidden',
  // Two to a row leave none of them alone beside a hole.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [from.desktop]: {
      selectors: {
        '& + &': { marginInlineStart: `calc(${glazing.bar} * -1)` },
        '&:last-child:nth-child(odd)': { gridColumn: 'auto' },
      },
    },
  },
});

/** The warmest is the tallest: warm air rises. */
export const rise = [40, 150, 240, 320].map((height) =>
  style({ '@media': { [from.desktop]: { minBlockSize: `calc(clamp(430px, 32vw, 500px) + ${height}px)` } } }),
);

export const light = style({
  position: 'relative',
  flex: '1 0 auto',
  minBlockSize: 'clamp(120px, 34vw, 190px)',
  background: spandrel,
  borderBlockEnd: `${glazing.bar} solid ${glazing.iron}`,
});

// What stands in a room stretches towards whoever is at its door.
export const grown = style({
  position: 'absolute',
  inset: 0,
  transformOrigin: '50% 100%',
  selectors: { [`${bay}:hover &, ${bay}:focus-within &`]: { transform: 'scale(1.07)' } },
  '@media': { [motion]: { transition: `transform ${duration.slow} ease-out` } },
});

const lettering = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.medium} ${space.medium}`,
  alignContent: 'start',
  padding: 'clamp(18px, 1.9vw, 30px)',
});
/** Those with a thermometer are level with each other, however much is said of each. */
export const words = {
  named: lettering,
  measured: style([lettering, { '@media': { [from.desktop]: { minBlockSize: '21.5rem' } } }]),
} as const;
export const figures = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
});
export const temperature = style({
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: `calc(${fontSize.medium} * ${vars.font.displayScale})`,
  lineHeight: 1.05,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})` } },
});
export const humidity = style({ fontSize: fontSize.small, lineHeight: 1.3, overflowWrap: 'anywhere' });

const across = { gridColumn: '1 / -1' } as const;
export const name = style({ ...across, minInlineSize: 0 });
// On a phone the name says it; the room's own page says the rest.
export const text = style({
  ...across,
  display: 'none',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { display: 'block' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: on.ink,
});
