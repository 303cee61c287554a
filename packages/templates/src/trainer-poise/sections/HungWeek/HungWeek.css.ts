import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import * as narrowed from '../../../design/asks/week/WeekKinds.css.ts';
import { shape, strand, wire } from '../../styles/wire.css.ts';

const between = 'clamp(10px, 1.2vw, 18px)';

export const root = style([narrowed.week, { overflow: 'clip', paddingBlock: vars.rhythm.section }]);

export const key = style({ marginBlockStart: space.large });

export const choices = style([key, { columnGap: space.xsmall }]);

export const choice = style({ borderRadius: vars.radius.control });

export const swatch = style({ flex: 'none', inlineSize: '26px', blockSize: '22px' });

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

export const session = style([narrowed.session, { paddingBlockStart: '26px' }]);

/** Stands at the end of a string without sessions of the chosen kind. */
export const none = style([
  narrowed.none,
  {
    marginBlockStart: '26px',
    paddingBlock: space.xxsmall,
    background: on.surface,
    overflowWrap: 'anywhere',
  },
]);

export const bead = style({
  padding: `${space.medium} ${space.small} ${space.small}`,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

// Told apart by their outlines too, for visitors who do not see the colours.
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
