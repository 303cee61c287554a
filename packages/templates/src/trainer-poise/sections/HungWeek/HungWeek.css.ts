import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { shape, strand, wire } from '../../styles/wire.css.ts';

const between = 'clamp(10px, 1.2vw, 18px)';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

/** As many kinds as can be chosen by; those beyond are seen with all. */
export const mostKinds = 12;

const values = Array.from({ length: mostKinds }, (_, place) => `k${place}`);
const chosen = (value: string) => `${root}:has([value="${value}"]:checked)`;

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  marginBlockStart: space.large,
});

export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const swatch = style({ flex: 'none', inlineSize: '26px', blockSize: '22px' });

export const filter = style({ marginBlockStart: space.large, '@media': { print: { display: 'none' } } });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const choice = style([
  kind,
  {
    minBlockSize: touchTarget,
    paddingInline: space.small,
    border: `2px solid ${on.line}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:hover, &:has(:checked)': { borderColor: on.ink } },
  },
]);

export const dot = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  accentColor: on.ink,
});

export const week = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.2rem), 1fr))',
  gap: `${space.xlarge} ${between}`,
  marginBlock: space.xlarge,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const day = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    // Its piece of the beam, and back to the day before it or to the page's wire.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInline: `calc(${between} * -1) 0`,
      borderBlockStart: strand,
    },
    '&:first-child::before': { insetInlineStart: `calc(${wire.gap} * -1)` },
    // The day's own string, behind what is threaded on it.
    '&::after': {
      ...shape,
      zIndex: -1,
      insetBlock: '0 2rem',
      insetInlineStart: '1.75rem',
      borderInlineStart: strand,
    },
  },
  isolation: 'isolate',
});

export const dayName = style({
  marginBlock: '14px 0',
  paddingBlock: space.xxsmall,
  background: on.surface,
  overflowWrap: 'anywhere',
});

export const session = style({
  paddingBlockStart: '26px',
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        values.map((value) => [`${chosen(value)} &:not([data-kind="${value}"])`, { display: 'none' }]),
      ),
    },
  },
});

/** Said at the end of a string that has none of what was asked for. */
export const none = style({
  display: 'none',
  marginBlockStart: '26px',
  paddingBlock: space.xxsmall,
  background: on.surface,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        values.map((value) => [`${chosen(value)} &[data-lacks~="${value}"]`, { display: 'block' }]),
      ),
    },
  },
});

export const bead = style({
  padding: `${space.medium} ${space.small} ${space.small}`,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

// Told apart by their outlines too, by those to whom the colours say nothing.
const look = (background: string, color: string, borderRadius: string, line: string) =>
  style({
    border: `2px solid ${background === 'transparent' ? on.ink : background}`,
    borderRadius,
    background: background === 'transparent' ? on.surface : background,
    color,
    '@media': { '(forced-colors: active)': { borderStyle: line, borderColor: 'CanvasText' } },
  });

const { accent, onAccent, secondary, onSecondary, spark, onSpark } = vars.color;
export const looks = [
  look(spark, onSpark, '26px 26px 26px 8px / 30px 30px 40px 8px', 'solid'),
  look(secondary, onSecondary, '10px', 'double'),
  look(accent, onAccent, '30px 8px 30px 8px', 'dashed'),
  look('transparent', on.ink, '0', 'dotted'),
];

export const time = style({
  display: 'block',
  marginBlockEnd: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: fontSize.xlarge,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});
