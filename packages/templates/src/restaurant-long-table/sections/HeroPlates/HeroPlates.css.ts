import { fallbackVar, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { overhang } from '../../styles/overhang.css.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const root = style({ paddingBlock: 'clamp(32px, 3.6vw, 52px) clamp(40px, 5vw, 72px)' });

export const scale = style({ containerType: 'inline-size' });

export const heading = style({
  display: 'grid',
  gap: '0.1em',
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // A share of the table’s width, and never too small to be the first thing seen.
  fontSize: `calc(clamp(2.2rem, max(13.6cqi, min(17cqi, 3.6rem)), 8.2rem) * ${vars.font.displayScale})`,
  lineHeight: 0.96,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

const plateSize = '1.46em';
/** To the edge of the ground it stands on, or past it. */
const over = `calc(${vars.rhythm.gutter} * -1 - ${fallbackVar(overhang, '0px')})`;

export const line = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${plateSize}`,
  alignItems: 'center',
  gap: '0.12em',
  marginInlineEnd: over,
  selectors: {
    '&:nth-of-type(even)': {
      gridTemplateColumns: `${plateSize} minmax(0, 1fr)`,
      marginInline: `${over} 0`,
      textAlign: 'end',
    },
  },
});

export const words = style({ overflowWrap: 'anywhere' });

// Taller than its line: it reaches past the words before and after it.
export const plate = style({
  marginBlock: '-0.15em',
  selectors: { [`${line}:nth-of-type(even) > &`]: { order: -1 } },
});

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  marginBlockStart: 'clamp(32px, 4vw, 52px)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.xxlarge,
    },
  },
});

export const lead = style({
  maxInlineSize: '34em',
  fontSize: fontSize.large,
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
