import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { boardMarks } from '../../styles/boardMarks.ts';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const slab = 'clamp(10px, 1.2vw, 18px)';

export const root = style({ paddingBlockStart: vars.rhythm.section, backgroundImage: boardMarks });

// Each floor lies on its slab, and has a little less light than the one above.
export const floor = style({
  borderBlockEnd: `${slab} solid ${on.ink}`,
  selectors: Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((depth) => [
      depth === 6 ? `&:nth-child(n + ${depth})` : `&:nth-child(${depth})`,
      { background: `color-mix(in srgb, ${on.ink} ${(depth - 1) * 2}%, transparent)` },
    ]),
  ),
});

const row = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: space.medium,
  alignItems: 'center',
});

export const layout = styleVariants({
  drawn: [
    row,
    {
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'clamp(6.5rem, 12vw, 10rem) minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 'clamp(16px, 3vw, 48px)',
        },
      },
    },
  ],
  told: [
    row,
    {
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'clamp(6.5rem, 12vw, 10rem) minmax(0, 1fr)',
          columnGap: 'clamp(16px, 3vw, 48px)',
        },
      },
    },
  ],
});

export const sign = style({
  alignSelf: 'start',
  minInlineSize: '4.4rem',
  overflowWrap: 'anywhere',
  paddingBlockStart: 'clamp(16px, 2vw, 28px)',
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(2.8rem, 7vw, 6rem) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: 'clamp(20px, 2.6vw, 36px)',
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const fact = style({
  maxInlineSize: '100%',
  paddingInline: space.small,
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
});

// It stands on the slab.
export const drawing = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
});
