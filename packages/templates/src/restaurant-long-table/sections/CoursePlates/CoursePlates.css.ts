import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { overhang } from '../../styles/overhang.css.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space.xxlarge,
});

export const courses = styleVariants({
  plated: [list, { gap: space.huge, '@media': { [from.tablet]: { gap: space.large } } }],
  // As a menu is printed, where nothing is shown.
  listed: [
    list,
    {
      gap: `${space.large} clamp(24px, 4vw, 64px)`,
      '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  ],
});

export const bare = style({
  minInlineSize: 0,
  paddingBlockStart: space.large,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  // The last of an odd number, two to a row.
  selectors: { [`${courses.listed} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' } },
});

export const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} clamp(24px, 4vw, 64px)`,
  alignItems: 'center',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});

const over = `calc(${vars.rhythm.gutter} * -1 - ${fallbackVar(overhang, '0px')})`;

// Over the edge, first at one side and then at the other.
export const plate = style({
  marginInlineStart: over,
  selectors: {
    [`${course}:nth-child(even) > &`]: { justifySelf: 'end', marginInline: `0 ${over}` },
  },
  '@media': {
    [from.tablet]: {
      justifySelf: 'start',
      selectors: { [`${course}:nth-child(even) > &`]: { order: 1 } },
    },
  },
});

export const size = styleVariants(
  { small: ['50%', '71%', '18rem'], medium: ['56%', '93%', '24rem'] },
  ([onAPhone, ofColumn, most]) => ({
    inlineSize: onAPhone,
    '@media': { [from.tablet]: { inlineSize: `min(${ofColumn}, ${most})` } },
  }),
);

export const words = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

export const mark = style({
  color: on.bright,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontSize: fontSize.large,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.1,
});

export const text = style({
  maxInlineSize: '26em',
  fontSize: fontSize.large,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const note = style({ color: on.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.large} ${space.xxlarge}`,
  marginBlockStart: space.huge,
});
