import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { halfLine, lanesAround, laneWidth } from '../../styles/lanes.ts';
import { vars } from '@awning/ui/theme';
import { space } from '@awning/ui/styles/scale';

// Enough to reach the corners of the widest screen.
const lanesDrawn = 12;
const edge = `calc(${laneWidth} * 3)`;

export const root = style({
  overflow: 'clip',
  padding: `calc(${laneWidth} * 2) ${edge}`,
  backgroundColor: vars.color.accent,
  '@media': { [from.desktop]: { padding: edge } },
});

export const grass = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.large,
  maxInlineSize: '88rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(56px, 9vw, 150px)',
  paddingInline: 'clamp(20px, 15vw, 300px)',
  // As round as its height allows, on a desktop; a narrow one keeps its corners out of the words.
  borderRadius: 'clamp(56px, 18vw, 140px)',
  boxShadow: `inset 0 0 0 ${halfLine} ${vars.color.onAccent}, ${lanesAround(lanesDrawn, laneWidth, vars.color.accent, vars.color.onAccent)}`,
  textAlign: 'center',
  '@media': {
    [from.desktop]: { borderRadius: '999rem' },
    '(forced-colors: active)': { border: '3px solid' },
  },
});
