import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24vw, 19rem) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto 1.4fr',
      borderBlockEnd: `${vars.stroke.hair} ${vars.color.controlEdge}`,
      selectors: { '& + &': { paddingBlockStart: space.xlarge } },
    },
  },
});

// Read after its words, seen above them or between them.
export const portrait = style({
  order: -1,
  gridColumn: '1 / -1',
  justifySelf: 'center',
  inlineSize: 'min(44%, 8.5rem)',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [from.tablet]: { order: 0, gridArea: '1 / 2 / -1', alignSelf: 'end', inlineSize: '100%' },
  },
});

const margin = 'clamp(14px, 2.4vw, 40px)';
const outer = `max(${vars.rhythm.gutter}, 100% - ${vars.measure.content} / 2 + min(12vw, 9.5rem))`;

// The name and its reflection stand at one height, however long the words under them are.
const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
  paddingBlock: space.small,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridTemplateRows: 'subgrid' } },
});

export const before = style([
  side,
  {
    justifyItems: 'end',
    paddingInline: `${vars.rhythm.gutter} ${margin}`,
    textAlign: 'end',
    '@media': { [from.tablet]: { gridArea: '2 / 1 / span 2', paddingInlineStart: outer } },
  },
]);
export const after = style([
  side,
  {
    justifyItems: 'start',
    paddingInline: `${margin} ${vars.rhythm.gutter}`,
    '@media': { [from.tablet]: { gridArea: '2 / 3 / span 2', paddingInlineEnd: outer } },
  },
]);

export const name = style({ inlineSize: '100%', fontSize: 'inherit', fontWeight: 'inherit' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
  textDecorationColor: on.bright,
  selectors: { '&:hover': { textDecorationThickness: '4px' } },
});
