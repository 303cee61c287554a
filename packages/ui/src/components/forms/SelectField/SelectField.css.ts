import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { roomAtEnd } from '../FieldFrame/FieldFrame.css.ts';

export const root = style({ position: 'relative', display: 'grid', alignItems: 'center', minInlineSize: 0 });

export const control = style({
  appearance: 'none',
  vars: { [roomAtEnd]: '44px' },
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 1 } },
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '15px',
  inlineSize: '16px',
  blockSize: '10px',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 3,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
