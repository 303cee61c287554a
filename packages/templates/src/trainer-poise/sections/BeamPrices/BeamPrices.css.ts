import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { shape, strand, wire } from '../../styles/wire.css.ts';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} clamp(24px, 4vw, 64px)`,
  marginBlock: `${space.large} ${space.medium}`,
});

export const layout = styleVariants({
  alone: [parts],
  hung: [parts, { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } } }],
});

export const mobile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  selectors: {
    // From the page's wire to over the pivot.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(${wire.gap} * -1)`,
      inlineSize: `calc(${wire.gap} + 50% + 1px)`,
      borderBlockStart: strand,
    },
  },
});

/** What does not hang: as many columns as there is room for. */
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: `${space.xlarge} clamp(24px, 4vw, 64px)`,
  marginBlock: `${space.xlarge} ${space.medium}`,
});
export const table = style({ inlineSize: '100%', maxInlineSize: '46rem', borderCollapse: 'collapse' });
export const row = style({ borderBlockEnd: vars.stroke.rule, borderColor: on.line });

const cell = style({
  paddingBlock: space.small,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.25,
  verticalAlign: 'baseline',
});

export const name = style([cell, { textAlign: 'start', overflowWrap: 'anywhere' }]);
export const note = style({ display: 'block', fontSize: fontSize.medium, fontWeight: 400, lineHeight: 1.4 });
export const price = style([
  cell,
  {
    inlineSize: '7.5rem',
    fontSize: fontSize.medium,
    paddingInlineStart: space.medium,
    textAlign: 'end',
    '@media': { [from.tablet]: { inlineSize: '11rem', fontSize: fontSize.large } },
  },
]);

/** Too small to read on the discs of a phone, where it hangs below them. */
export const lettering = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'block' } },
});
export const below = style({ '@media': { [from.tablet]: { display: 'none' } } });

const { accent, secondary, spark } = vars.color;
/** Which of the discs it is. */
export const swatch = styleVariants(
  { accent, secondary, spark, ink: on.ink, none: 'transparent' },
  (background, paint) => ({
    display: 'inline-block',
    inlineSize: '0.7em',
    blockSize: '0.7em',
    marginInlineEnd: '0.5em',
    border: paint === 'none' ? '2px dashed' : '0 solid',
    borderRadius: '50%',
    background,
    forcedColorAdjust: 'none' as const,
  }),
);
