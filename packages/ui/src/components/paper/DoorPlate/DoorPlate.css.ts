import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const board = vars.color.surfaceDeep;

export const door = style({
  padding: 'clamp(14px, 3vw, 40px) clamp(18px, 3.4vw, 44px) clamp(32px, 4vw, 52px)',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: board,
  boxShadow: `inset 0 0 0 8px ${vars.color.surfaceDeeper}, inset 0 0 0 10px color-mix(in srgb, ${board}, white 22%)`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'start center',
  // Low on a phone, where what is filled in comes under it.
  paddingBlock: 'clamp(6px, 1.1vw, 11px) 20px',
  paddingInline: space.medium,
  borderRadius: '5px',
  background: vars.color.spark,
  color: vars.color.onSpark,
  boxShadow: `0 3px 0 color-mix(in srgb, ${vars.color.spark}, black 34%), inset 0 2px 0 color-mix(in srgb, ${vars.color.spark}, white 45%)`,
  textAlign: 'center',
  selectors: {
    // The slot itself.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: space.medium,
      insetBlockEnd: '6px',
      blockSize: '9px',
      borderRadius: '2px',
      background: vars.color.focusEdge,
    },
  },
});

export const label = style({
  fontFamily: vars.font.display,
  fontSize: '0.875rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  letterSpacing: '0.2em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const paper = style([
  sheet,
  {
    position: 'relative',
    marginBlockStart: '-7px',
    marginInline: 'clamp(8px, 2vw, 22px)',
    padding: 'clamp(12px, 2.6vw, 24px) clamp(16px, 2.6vw, 30px) clamp(20px, 2.6vw, 30px)',
    boxShadow: `0 6px 0 color-mix(in srgb, ${vars.color.surfaceDeeper}, black 45%)`,
    '@media': { '(forced-colors: active)': { border: '2px solid' } },
  },
]);
