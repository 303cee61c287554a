import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// A receipt is printed without the story around it.
export const root = style({
  paddingBlock: vars.rhythm.section,
  '@media': { print: { display: 'none' } },
});

export const folded = style({ '@media': { print: { display: 'none' } } });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 5vw, 72px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1.3fr)' } },
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  minInlineSize: 0,
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  padding: `${space.large} ${space.large} ${space.medium}`,
});

export const steps = style({ counterReset: 'step' });

const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: space.large,
  paddingBlockEnd: space.xlarge,
  counterIncrement: 'step',
  selectors: {
    // The rail from this step to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '3rem 0',
      insetInlineStart: 'calc(1.5rem - 3px)',
      borderInlineStart: `6px solid ${vars.color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const step = styleVariants({
  done: [row, { selectors: { '&:not(:last-child)::before': { borderColor: vars.color.accent } } }],
  current: [
    row,
    {
      selectors: {
        '&:not(:last-child)::before': { borderInlineStart: `6px dashed ${vars.color.controlEdge}` },
      },
    },
  ],
  upcoming: [
    row,
    {
      selectors: {
        '&:not(:last-child)::before': { borderInlineStart: `6px dashed ${vars.color.controlEdge}` },
      },
    },
  ],
});

const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: '3px solid',
  borderRadius: '50%',
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

const number = { selectors: { '&::before': { content: 'counter(step) / ""' } } };

export const disc = styleVariants({
  done: [
    plate,
    { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent },
  ],
  current: [
    plate,
    number,
    { borderColor: vars.color.focusEdge, background: vars.color.spark, color: vars.color.onSpark },
    { boxShadow: `0 0 0 4px ${vars.color.surface}, 0 0 0 7px ${vars.color.ink}` },
  ],
  upcoming: [
    plate,
    number,
    { borderColor: vars.color.controlEdge, borderStyle: 'dashed', color: vars.color.inkMuted },
  ],
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: '0.5rem',
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.small}`,
  alignItems: 'center',
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const date = style({
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
  textWrap: 'balance',
});
